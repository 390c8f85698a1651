// Made by tools/page_types.py from src/regnum/games/carolingi/scene.py; change it there.

export type Season = "winter" | "spring" | "summer" | "autumn";

export type Colour = "red" | "blue" | "yellow" | "white" | "purple" | "orange";

/** The realm and the courts, and for the seat that is asked what its moves bring. */
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
  acting: Acting | null;
  players: Court[];
  consequences: Consequence[];
  scenario?: Scenario;
}

/** The cards in the slots of a region, and who unites it. */
export interface Slots {
  region: string;
  cards: CardInSlot[];
  united: number | null;
}

/** A country card in its slot, and what lies on it. */
export interface CardInSlot {
  country: string;
  followers: number[];
  gangs: number;
  problem: string | null;
}

/** A country. It can feed so many followers, `hungry` is how many more there are; `palace` is the seat whose homeland it is. `levy` is what it pays, to its ruler or as a homeland to its owner; `toll` is how many followers a battle costs whoever has the most there. */
export interface Land {
  country: string;
  followers: number[];
  gangs: number;
  counters: number;
  woodland: boolean;
  palace: number | null;
  ruler: number | null;
  feeds: number;
  hungry: number;
  levy: number;
  toll: number;
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

/** Whose tile is being carried out, and its action. */
export interface Acting {
  seat: number;
  action: string;
}

/** What lies before a player. `shown` are the tiles with a dot that everybody has seen; `levies` is what their countries would pay to equip Missi; who is `worthy` meets what a claim of peace asks for. */
export interface Court {
  seat: number;
  colour: Colour;
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
  amounts: Amounts;
  worthy: boolean;
  levies: number;
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

/** What a player has towards each condition: controlled countries, counters on them, followers on the map, trophies, united regions, the palace built. */
export interface Amounts {
  expansion: number;
  development: number;
  following: number;
  glory: number;
  regions: number;
  palace: number;
}

/** The tiles behind a court, which its owner alone sees. `companions` are, while tiles are laid, those of which one must lie beside a tile that claims the throne, or its claim is void. */
export interface OwnTiles {
  court: string[];
  fresh: string[];
  inactive: string[];
  laid: string[];
  swapped: string[];
  swapping: string[];
  companions: Record<string, string[]>;
}

/** What a move brings at once, in the amounts that tell it: `left` are Missi, or levies where these are spent, or followers where some go; `count` and `number` are what comes, stays or is lost, as the texts of its kind say. */
export interface Consequence {
  move: number;
  left?: number;
  count?: number;
  number?: number;
}

/** Scenario 814: where Skuld stands, the problems of the seasons, those to come from the top, the honor cubes from the oldest, and how many of these there is room for. So many problems before Skuld are `deadly`; there are so many `gangs` in all. */
export interface Scenario {
  skuld: Season;
  problems: Record<Season, string[]>;
  problem_slot: string[];
  honors: number[];
  tracker: number;
  deadly: number;
  gangs: number;
}

/** The map, the tiles, and the conditions of victory. The `place` of a country stands here on an owner's board only, which nobody has drawn. */
export interface Things {
  condition: Record<string, ConditionFacts>;
  region: Record<string, RegionFacts>;
  country: Record<string, CountryFacts>;
  tile: Record<string, TileFacts>;
  place?: Record<string, PlaceFacts>;
}

/** A condition of victory: how much of it makes a point. */
export interface ConditionFacts {
  needed: number;
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

/** Where a country lies on a plain map, to the right and down. */
export interface PlaceFacts {
  x: number;
  y: number;
}
