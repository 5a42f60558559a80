import { z } from 'zod/mini';

const person = z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) });

/** A card from a board: one of the reader's if any, otherwise one they can see. */
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

/** The latest messages of the reader's most recent chat. */
const newestChat = z.object({
  thread: z.nullable(
    z.object({
      id: z.number(),
      isGroup: z.boolean(),
      /** The group's name, or the other person's. */
      title: z.string(),
      avatar: z.nullable(z.string()),
      messages: z.array(
        z.object({
          id: z.number(),
          /** Plain text; empty for attachments only. */
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

/** How the period's invoiced total is split between clients. */
const business = z.object({
  currency: z.string(),
  totalCents: z.number(),
  clients: z.array(z.object({ clientId: z.number(), name: z.string(), totalCents: z.number(), share: z.number() })),
  /** The total of all other clients and of invoices without a client. */
  othersCents: z.number(),
});

/** Cards per person in the first space, and how many of them are done. */
const employeeTasks = z.object({
  space: z.nullable(z.object({ id: z.number(), name: z.string() })),
  people: z.array(z.object({ ...person.shape, done: z.number(), total: z.number() })),
});

/** The most common posts among employees; `applied` counts applicants. */
const posts = z.object({
  total: z.number(),
  applied: z.number(),
  rows: z.array(z.object({ post: z.string(), count: z.number(), applied: z.number() })),
});

/** The open invoice that is due first. */
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
  /** Number of unpaid invoices, including this one. */
  open: z.number(),
});

/** The reader's public profile. */
const ownProfile = z.object({
  ...person.shape,
  role: z.string(),
  cover: z.nullable(z.string()),
  followers: z.number(),
  following: z.number(),
  posts: z.number(),
});

/** Cards only on the page *Advanced*. */
export const advanceCards = { newestChat, appDesign: boardCard, business, employeeTasks, posts, payment, ownProfile };
