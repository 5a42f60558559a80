import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/** What keeps a line of a file from becoming a card. */
export const importProblems = ['no_title', 'text_too_long', 'too_many_cards', 'unreadable'] as const;
export type ImportProblem = (typeof importProblems)[number];

/** What a file is made of. */
export const importThings = [
  ...(['list', 'card', 'label', 'person', 'due_date', 'start_date', 'checklist_item', 'comment', 'attachment', 'field', 'link'] as const),
  ...(['cover', 'vote', 'sticker', 'reminder', 'location', 'board_text', 'activity'] as const),
] as const;
export type ImportThing = (typeof importThings)[number];

/** Why a thing of a file isn't taken, or only as text in the description of its card. */
export const importReasons = [
  ...([...importProblems, 'empty', 'no_card', 'no_field', 'no_column', 'archived_list', 'unknown_person', 'bad_date'] as const),
  ...(['completed', 'too_long', 'too_many', 'unused', 'technical', 'file_too_large'] as const),
] as const;
export type ImportReason = (typeof importReasons)[number];

export const mostImportedCards = 5000;
export const mostImportedColumns = 200;
export const mostImportedComments = 10_000;
export const mostImportedText = 5_000_000;

const counted = z.array(z.object({ reason: z.enum(importReasons), count: z.number() }));
const thingTally = z.object({
  thing: z.enum(importThings),
  /** In the file: what is taken, noted, and left add up to it. */
  found: z.number(),
  taken: z.number(),
  /** Kept as text in the description of the card. */
  noted: counted,
  left: counted,
});
export type ThingTally = z.infer<typeof thingTally>;

const importAnswer = z.object({
  applied: z.boolean(),
  /** The new board; null until it is there. */
  spaceId: z.nullable(z.number()),
  /** The name that the file has for the board; empty where it has none. */
  name: z.string(),
  kind: z.enum(['trello', 'csv']),
  columns: z.array(z.object({ title: z.string(), cards: z.number() })),
  cards: z.number(),
  /** Of these cards that go into the archive. */
  archived: z.number(),
  /** What was said of them, which goes along with the name of who said it: in the name of whoever imports, as no file can speak for a colleague. */
  comments: z.number(),
  badCount: z.number(),
  /** The first hundred: the line of the file (of Trello the place of the card), what stands there, and what is wrong. */
  bad: z.array(z.object({ line: z.number(), title: z.string(), problem: z.enum(importProblems) })),
  /** What became of each thing of the file. */
  things: z.array(thingTally),
  /** How dates such as 3/4/2027 were read, where no date of the file says whether the day or the month comes first. */
  dateOrder: z.nullable(z.enum(['day_first', 'month_first'])),
});
export type BoardImport = z.infer<typeof importAnswer>;

export const importBoard = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/import',
  once: true,
  summary: 'Imports a board from Trello’s JSON or a CSV file of cards: `apply` creates the board, otherwise it’s a preview.',
  action: 'create',
  subject: 'Board',
  /** As the text of a file, in JSON. */
  bodyLimitBytes: 5 * 1024 * 1024,
  body: z.strictObject({
    text: z.string().check(z.minLength(1), z.maxLength(mostImportedText)),
    name: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    /** Of times in the file that name none, such as `Europe/Lisbon`; without it they are UTC. */
    timeZone: z.optional(z.string().check(z.maxLength(100))),
    apply: z._default(z.boolean(), false),
  }),
  answer: importAnswer,
});

export const importEndpoints = [importBoard];
