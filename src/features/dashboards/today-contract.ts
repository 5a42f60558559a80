import { z } from 'zod/mini';

/** How many rows of each part are shown; its heading has the total. */
export const mostRows = 3;

/** A part: how many wait in all, and the first of them. */
const part = <R extends z.ZodMiniType>(row: R) => z.object({ total: z.number(), rows: z.array(row) });

const overdue = z.extend(
  part(
    z.object({
      id: z.number(),
      number: z.string(),
      clientName: z.string(),
      dueOn: z.string(),
      balanceCents: z.number(),
      currency: z.string(),
    }),
  ),
  /** What all of them are still to bring, in each currency. */
  { sums: z.array(z.object({ currency: z.string(), balanceCents: z.number() })) },
);

const unanswered = z.extend(
  part(z.object({ id: z.number(), fromName: z.string(), subject: z.string(), at: z.string(), isRead: z.boolean() })),
  /** The first day that is looked at, on the reader's clock. */
  { since: z.string() },
);

const dueCard = z.object({
  id: z.number(),
  title: z.string(),
  dueAt: z.string(),
  spaceId: z.number(),
  boardId: z.string(),
  /** The column for what is done; null where the board has none. */
  doneBoardId: z.nullable(z.string()),
});

const dueTodo = z.object({ id: z.number(), title: z.string(), dueDate: z.string(), dueTime: z.nullable(z.string()), version: z.number() });

const event = z.object({
  /** Of an event and its occurrence. */
  key: z.string(),
  id: z.number(),
  title: z.string(),
  start: z.string(),
  end: z.nullable(z.string()),
  allDay: z.boolean(),
  location: z.string(),
  /** Where one joins it, if it says so. */
  joinAddress: z.nullable(z.string()),
});

const order = z.object({
  id: z.number(),
  /** Whom it goes to. */
  name: z.string(),
  placedAt: z.string(),
  itemCount: z.number(),
  totalCents: z.number(),
  currency: z.string(),
  version: z.number(),
});

/** What waits for the reader on their day: each part only for who may read what it is of. */
export const todayCard = z.object({
  /** The reader's. */
  day: z.string(),
  overdue: z.optional(overdue),
  /** Issued invoices whose e-invoice lacks data; absent where there is none. */
  eInvoices: z.optional(part(z.object({ id: z.number(), number: z.string(), clientName: z.string() }))),
  unanswered: z.optional(unanswered),
  cards: z.optional(part(dueCard)),
  todos: z.optional(part(dueTodo)),
  /** Of all of the day those that are not over. */
  events: z.optional(part(event)),
  orders: z.optional(part(order)),
  stock: z.optional(part(z.object({ id: z.number(), name: z.string(), stock: z.number() }))),
  /** What begins next, where today has nothing more. */
  next: z.optional(z.nullable(z.object({ title: z.string(), start: z.string(), allDay: z.boolean() }))),
});
export type TodayCard = z.infer<typeof todayCard>;
