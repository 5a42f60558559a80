import { z } from 'zod/mini';

/** Maximum number of rows per part; its heading shows the total. */
export const maxRows = 3;

/** A part: the total number of items and the first rows. */
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
  /** Total balance due, per currency. */
  { sums: z.array(z.object({ currency: z.string(), balanceCents: z.number() })) },
);

const unanswered = z.extend(
  part(z.object({ id: z.number(), fromName: z.string(), subject: z.string(), at: z.string(), isRead: z.boolean() })),
  /** First day included, in the reader's time zone. */
  { since: z.string() },
);

const dueCard = z.object({
  id: z.number(),
  title: z.string(),
  dueAt: z.string(),
  spaceId: z.number(),
  boardId: z.string(),
  /** The column for done cards; null if the board has none. */
  doneBoardId: z.nullable(z.string()),
});

const dueTodo = z.object({ id: z.number(), title: z.string(), dueDate: z.string(), dueTime: z.nullable(z.string()), version: z.number() });

const event = z.object({
  /** Identifies the event and its occurrence. */
  key: z.string(),
  id: z.number(),
  title: z.string(),
  start: z.string(),
  end: z.nullable(z.string()),
  allDay: z.boolean(),
  location: z.string(),
  /** Link to join the event, if it has one. */
  joinAddress: z.nullable(z.string()),
});

const order = z.object({
  id: z.number(),
  /** The recipient. */
  name: z.string(),
  placedAt: z.string(),
  itemCount: z.number(),
  totalCents: z.number(),
  currency: z.string(),
  version: z.number(),
});

/** What needs the reader's attention today; each part requires read access. */
export const todayCard = z.object({
  /** The reader's current day. */
  day: z.string(),
  overdue: z.optional(overdue),
  /** Issued invoices whose e-invoice lacks data; absent if there are none. */
  eInvoices: z.optional(part(z.object({ id: z.number(), number: z.string(), clientName: z.string() }))),
  unanswered: z.optional(unanswered),
  cards: z.optional(part(dueCard)),
  todos: z.optional(part(dueTodo)),
  /** The day's events that haven't ended. */
  events: z.optional(part(event)),
  orders: z.optional(part(order)),
  stock: z.optional(part(z.object({ id: z.number(), name: z.string(), stock: z.number() }))),
  /** The next event when today has no more. */
  next: z.optional(z.nullable(z.object({ title: z.string(), start: z.string(), allDay: z.boolean() }))),
});
export type TodayCard = z.infer<typeof todayCard>;
