"""Makes the two maps, each as data beside the board that it belongs to: `make maps`.

docs/maps.md tells how they come about.
"""

import json

from tools.maps.board import PAGE, carolingi, wallenstein
from tools.maps.document import document
from tools.maps.tuning import tuning


def main() -> None:
    for board in (carolingi(), wallenstein()):
        written, misfits = document(board, tuning(board.game))
        file = PAGE / board.game / "map.json"
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(written, ensure_ascii=False, separators=(",", ":")) + "\n")
        print(f"{file.name} of {board.game}: {file.stat().st_size} bytes")
        for name, lands in misfits.items():
            for id, out in lands.items():
                print(f"  {name}: {out:.0%} of the stamp sticks out of {id}")


if __name__ == "__main__":
    main()
