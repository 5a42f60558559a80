import { z } from 'zod/mini';

const person = z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) });

/** A card of a board: of those of the reader, else of all that they see. */
export const boardCard = z.object({
  task: z.nullable(
    z.object({
      id: z.number(),
      title: z.string(),
      board: z.string(),
      labels: z.array(z.string()),
      dueAt: z.nullable(z.string()),
      done: z.number(),
      steps: z.number(),
      assignees: z.array(person),
    }),
  ),
});

/** The end of the reader's chat in which something was written last. */
const newestChat = z.object({
  thread: z.nullable(
    z.object({
      id: z.number(),
      isGroup: z.boolean(),
      /** The group's name, or the other's. */
      title: z.string(),
      avatar: z.nullable(z.string()),
      messages: z.array(
        z.object({
          id: z.number(),
          /** Plain text; empty where there are files alone. */
          text: z.string(),
          files: z.number(),
          time: z.string(),
          isOwn: z.boolean(),
          sender: z.nullable(person),
        }),
      ),
    }),
  ),
});

/** How what was invoiced in the days is spread over the clients. */
const business = z.object({
  currency: z.string(),
  totalCents: z.number(),
  clients: z.array(z.object({ clientId: z.number(), name: z.string(), totalCents: z.number(), share: z.number() })),
  /** What the other clients come to, and what names no client. */
  othersCents: z.number(),
});

/** Who has how many cards on the first of the boards, and how many of them are done. */
const employeeTasks = z.object({
  space: z.nullable(z.object({ id: z.number(), name: z.string() })),
  people: z.array(z.object({ ...person.shape, done: z.number(), total: z.number() })),
});

/** The posts that most employees have; `applied` are those who want to work here. */
const posts = z.object({
  total: z.number(),
  applied: z.number(),
  rows: z.array(z.object({ post: z.string(), count: z.number(), applied: z.number() })),
});

/** The invoice that is to be paid next. */
const payment = z.object({
  invoice: z.nullable(
    z.object({
      id: z.number(),
      number: z.string(),
      clientName: z.string(),
      dueOn: z.string(),
      totalCents: z.number(),
      balanceCents: z.number(),
      currency: z.string(),
    }),
  ),
  /** How many wait to be paid, with this one. */
  open: z.number(),
});

/** What others see of the reader. */
const ownProfile = z.object({
  ...person.shape,
  role: z.string(),
  cover: z.nullable(z.string()),
  followers: z.number(),
  following: z.number(),
  posts: z.number(),
});

/** What the cards show that are on the page *Advanced* alone. */
export const advanceCards = { newestChat, appDesign: boardCard, business, employeeTasks, posts, payment, ownProfile };
