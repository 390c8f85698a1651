"""Packed vectors of whole numbers, and native integers for loops that are hot.

Compiled, a `vec[i64]` is an array of machine words from librt, which comes with mypyc; it offers
the buffer protocol, so that numpy can look at a field of a position without copying it.
Interpreted, where boxing each item would only cost time, and where librt has no wheel, plain
lists and ints stand in; for vectors of other numbers, which are made to be looked at from outside,
arrays do. What all can do: items, slices that copy, iteration, `in`, and the functions here. Write
`v = append(v, x)`: a vector may move when it grows.

This module itself is not compiled.
"""

from array import array
from collections.abc import Iterable
from functools import partial
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from typing import TYPE_CHECKING


def _compiled() -> bool:
    """Whether the modules beside this one are compiled."""
    spec = find_spec("regnum.core.phase")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


COMPILED = _compiled()

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, extend, pop, remove, vec
    from mypy_extensions import i16, i64, u8
else:
    i64 = int

    def i16(value):
        return int(value)

    def u8(value):
        return int(value)

    def _listed(items=(), *, capacity=0):
        return list(items)

    def _arrayed(typecode, items=(), *, capacity=0):
        return array(typecode, items)

    vec = {
        i64: _listed,
        i16: partial(_arrayed, "h"),
        u8: partial(_arrayed, "B"),
        float: partial(_arrayed, "d"),
    }

    def append(items, item):
        items.append(item)
        return items

    def extend(items, more):
        items.extend(more)
        return items

    def pop(items, place=-1):
        item = items.pop(place)
        return items, item

    def remove(items, item):
        items.remove(item)
        return items


def packed(items: Iterable[int]) -> "vec[i64]":
    """A vector of these numbers."""
    return vec[i64](items)


__all__ = ["COMPILED", "append", "extend", "i16", "i64", "packed", "pop", "remove", "u8", "vec"]
