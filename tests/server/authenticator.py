"""A passkey in software: makes and signs what a browser and its authenticator would."""

import hashlib
import json
import secrets
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey, used from a page at an origin."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._count = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to navigator.credentials.create()."""
        length = len(self.id).to_bytes(2, "big")
        attested = bytes(16) + length + self.id + cbor2.dumps(self._public_key())
        attestation = {
            "fmt": "none",
            "attStmt": {},
            "authData": self._data(PRESENT | VERIFIED | ATTESTED) + attested,
        }
        return self._credential(
            clientDataJSON=self._client_data("webauthn.create", options),
            attestationObject=cbor2.dumps(attestation),
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to navigator.credentials.get()."""
        self._count += 1
        client = self._client_data("webauthn.get", options)
        data = self._data(PRESENT | VERIFIED)
        signed = data + hashlib.sha256(client).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _credential(self, **response: bytes) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        answer = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": answer}

    def _client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _data(self, flags: int) -> bytes:
        site = hashlib.sha256((urlsplit(self.origin).hostname or "").encode()).digest()
        return site + bytes([flags]) + self._count.to_bytes(4, "big")

    def _public_key(self) -> dict[int, int | bytes]:
        point = self._key.public_key().public_numbers()
        return {
            1: 2,
            3: -7,
            -1: 1,
            -2: point.x.to_bytes(32, "big"),
            -3: point.y.to_bytes(32, "big"),
        }
