// Made by tools/page_types.py from src/regnum/games/carolus/scene.py; change it there.

export type Colour = "red" | "pink" | "blue" | "yellow" | "green";

export type Side = "black" | "white" | "gray";

/** The table. `order` is that of choosing discs, then of acting. */
export interface Scene {
  round: number;
  order: number[];
  emperor: number;
  territories: Territory[];
  players: Player[];
  sides: Castles[];
  markers: Record<Colour, number | null>;
  middle: Record<Colour, number>;
}

/** A territory, what stands there, what each side counts there, and which side would build if the Emperor stopped there. */
export interface Territory {
  number: number;
  segments: number[];
  owner: Side | null;
  castles: number;
  paladins: Record<Colour, number>;
  strengths: Partial<Record<Side, number>>;
  builds: Side | null;
}

/** What lies before a player; `disc` is the one shown in this round. */
export interface Player {
  seat: number;
  side: Side;
  court: Record<Colour, number>;
  reserve: Record<Colour, number>;
  discs: number[];
  disc: number | null;
}

/** The castles of a side: built, and in hand. */
export interface Castles {
  side: Side;
  castles: number;
  hand: number;
}

/** What is in the box. */
export interface Things {
  colour: Record<Colour, ClanFacts>;
}

/** A clan and its paladins in the box. */
export interface ClanFacts {
  paladins: number;
}
