"""Boards as their owners might write them."""

from importlib.resources import files
from pathlib import Path

OWN = files("regnum.games.carolingi").joinpath("board.toml").read_text(encoding="utf-8")


def owners_board(folder: Path) -> Path:
    """Corsica has another name, Normandy a way by sea to Friesland, and some tiles show something
    else."""
    text = f'name = "The Western Sea"\n{OWN}'
    for before, after in (
        ('"corse"', '"korsika"'),
        ('name_en = "Corse"', 'name_en = "Korsika"'),
        (
            '"niederlothringen", "flandre"]\nsea_neighbours = []',
            '"niederlothringen", "flandre"]\nsea_neighbours = ["friesland"]',
        ),
        ('["nordalbingien", "flandre"]', '["nordalbingien", "flandre", "normandie"]'),
        ('"influence", "equip_missi", "move_troops"]', '"battle", "equip_missi", "develop"]'),
    ):
        assert before in text
        text = text.replace(before, after)
    file = folder / "western-sea.toml"
    file.write_text(text, encoding="utf-8")
    return file
