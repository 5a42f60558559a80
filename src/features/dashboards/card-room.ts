import { type Columns, columnSteps } from './columns-contract.ts';
import type { DashboardName, PlacedKey } from './contract.ts';

/** How much room a card has where nobody chose, and how much it can be given. */
interface Room {
  readonly columns: Columns;
  readonly min: Columns;
  readonly max: Columns;
  /** Whether it is two rows high where nobody chose. */
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

/** Where a page gives a card other room than the card would have. */
const onPages: { readonly [N in DashboardName]: { readonly [K in PlacedKey]?: Columns } } = { ecommerce: {}, analytics: { sales: 6 } };

/** A card at its place: its room is chosen with it. */
export interface PlacedCard {
  card: PlacedKey;
  columns: Columns;
  /** Two rows high. */
  isTall: boolean;
}

/** A card as it is where nobody chose. */
export function placedByDefault(name: DashboardName, card: PlacedKey): PlacedCard {
  const { columns, isTall = false } = cardRoom[card];
  return { card, columns: onPages[name][card] ?? columns, isTall };
}

/** How many columns a card can take, from the fewest to the most. */
export function columnsOf(card: PlacedKey): Columns[] {
  const { min, max } = cardRoom[card];
  return columnSteps.filter((columns) => columns >= min && columns <= max);
}

/** A card a step wider or narrower; the same where it cannot be. */
export function resized(placed: PlacedCard, by: 1 | -1): PlacedCard {
  const steps = columnsOf(placed.card);
  const columns = steps[steps.indexOf(placed.columns) + by];
  return columns === undefined ? placed : { ...placed, columns };
}
