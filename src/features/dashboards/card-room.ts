import { type Columns, columnSteps } from './columns-contract.ts';
import type { DashboardName, PlacedKey } from './contract.ts';

/** A card's default size and the sizes it can have. */
interface Room {
  readonly columns: Columns;
  readonly min: Columns;
  readonly max: Columns;
  /** Whether it is two rows high by default. */
  readonly isTall?: boolean;
}

const small = { min: 2, max: 6 } as const;
const middle = { min: 3, max: 12 } as const;
const wide = { min: 4, max: 12 } as const;

const cardRoom: { readonly [K in PlacedKey]: Room } = {
  today: { columns: 12, min: 6, max: 12 },
  sales: { columns: 4, min: 3, max: 8 },
  figures: { columns: 8, min: 6, max: 12 },
  ordersBarChart: { columns: 2, ...small },
  profitLineChart: { columns: 2, ...small },
  earnings: { columns: 4, ...middle },
  revenueReport: { columns: 8, min: 6, max: 12, isTall: true },
  companies: { columns: 8, min: 6, max: 12 },
  meetup: { columns: 4, min: 3, max: 8 },
  browserStates: { columns: 4, ...middle },
  goalOverview: { columns: 4, ...middle },
  transactions: { columns: 4, ...middle },
  subscribers: { columns: 3, min: 3, max: 6 },
  ordersReceived: { columns: 3, min: 3, max: 6 },
  avgSessions: { columns: 6, ...wide },
  supportTracker: { columns: 6, ...wide },
  timeline: { columns: 4, ...middle },
  salesRadar: { columns: 4, ...middle },
  project: { columns: 4, ...middle },
  newestInvoices: { columns: 12, min: 6, max: 12 },
};

/** Sizes that differ from a card's default on a specific page. */
const onPages: { readonly [N in DashboardName]: { readonly [K in PlacedKey]?: Columns } } = { ecommerce: {}, analytics: { sales: 6 } };

/** A card on a page, with its size. */
export interface PlacedCard {
  card: PlacedKey;
  columns: Columns;
  /** Whether it is two rows high. */
  isTall: boolean;
}

export function placedByDefault(name: DashboardName, card: PlacedKey): PlacedCard {
  const { columns, isTall = false } = cardRoom[card];
  return { card, columns: onPages[name][card] ?? columns, isTall };
}

/** Returns the widths in columns a card can have, from narrowest to widest. */
export function columnsOf(card: PlacedKey): Columns[] {
  const { min, max } = cardRoom[card];
  return columnSteps.filter((columns) => columns >= min && columns <= max);
}

/** Returns a card one step wider or narrower; unchanged at its limit. */
export function resized(placed: PlacedCard, by: 1 | -1): PlacedCard {
  const steps = columnsOf(placed.card);
  const columns = steps[steps.indexOf(placed.columns) + by];
  return columns === undefined ? placed : { ...placed, columns };
}
