// Made by tools/page_types.py from src/regnum/games/carolingi/scene.py; change it there.

export type Season = "winter" | "spring" | "summer" | "autumn";

/** The realm and the courts. */
export interface Scene {
  year: number;
  last_year: number;
  season: Season;
  regions: Slots[];
  countries: Land[];
  archive: Archive;
  discards: string[];
  supply: Supply;
  event_tiles: number;
  bag: number;
  open_bag: TileInBag[] | null;
  players: Court[];
  scenario?: Scenario;
}

/** The cards in the slots of a region. */
export interface Slots {
  region: string;
  cards: CardInSlot[];
}

/** A country card in its slot, and what lies on it. */
export interface CardInSlot {
  country: string;
  followers: number[];
  gangs: number;
  problem: string | null;
}

/** A country. It can feed so many followers; `palace` is the seat whose homeland it is. */
export interface Land {
  country: string;
  followers: number[];
  gangs: number;
  counters: number;
  woodland: boolean;
  palace: number | null;
  ruler: number | null;
  feeds: number;
}

/** The Archivium: how many cards and gangs it holds, and the cards that wait beside it. */
export interface Archive {
  cards: number;
  gangs: number;
  aside: string[];
}

/** What is left beside the board. */
export interface Supply {
  gangs: number;
  counters: number;
}

/** A tile in the bag, and whose; the event tiles are nobody's. */
export interface TileInBag {
  seat: number | null;
  tile: string;
}

/** What lies before a player. `shown` are the tiles with a dot that everybody has seen. */
export interface Court {
  seat: number;
  missi: number;
  leudes: number;
  nobiles: number;
  trophies: number;
  waiting: number;
  homeland: string | null;
  tiles_at_court: number;
  tiles_laid: number;
  tiles_inactive: number;
  swapped: boolean;
  taken_back: string | null;
  used: Record<Season, UsedTile[]>;
  claiming: boolean;
  shown: string[];
  conditions: Conditions;
  own: OwnTiles | null;
}

/** A tile on a season space. */
export interface UsedTile {
  tile: string;
  face_up: boolean;
}

/** How often a player meets each condition of victory. */
export interface Conditions {
  expansion: number;
  development: number;
  following: number;
  glory: number;
  regions: number;
  palace: number;
}

/** The tiles behind a court, which its owner alone sees. */
export interface OwnTiles {
  court: string[];
  fresh: string[];
  inactive: string[];
  laid: string[];
  swapped: string[];
  swapping: string[];
}

/** Scenario 814: where Skuld stands, the problems of the seasons, those to come from the top, the honor cubes from the oldest, and how many of these there is room for. */
export interface Scenario {
  skuld: Season;
  problems: Record<Season, string[]>;
  problem_slot: string[];
  honors: number[];
  tracker: number;
}

/** The map and the tiles. */
export interface Things {
  region: Record<string, RegionFacts>;
  country: Record<string, CountryFacts>;
  tile: Record<string, TileFacts>;
}

/** A region: from how many players on it is used, its slots for cards, and which of its countries are the homeland and the woodland and lie open at the start of the base game. */
export interface RegionFacts {
  players: number;
  slots: number;
  homeland: string | null;
  woodland: string;
  first_card: string | null;
}

/** A country on the map, and what it borders on by land and by sea. */
export interface CountryFacts {
  region: string;
  neighbours: string[];
  sea_neighbours: string[];
}

/** An action tile: what it is for, and whether it has a dot. */
export interface TileFacts {
  action: string;
  dot: boolean;
}
