import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/** Reasons a row of a file can't become a card. */
export const importProblems = ['no_title', 'text_too_long', 'too_many_cards', 'unreadable'] as const;
export type ImportProblem = (typeof importProblems)[number];

/** The kinds of items in an import file. */
export const importThings = [
  ...(['list', 'card', 'label', 'person', 'due_date', 'start_date', 'checklist_item', 'comment', 'attachment', 'field', 'link'] as const),
  ...(['cover', 'vote', 'sticker', 'reminder', 'location', 'board_text', 'activity'] as const),
] as const;
export type ImportThing = (typeof importThings)[number];

/** Why an item was skipped, or saved only as text in its card's description. */
export const importReasons = [
  ...([...importProblems, 'empty', 'no_card', 'no_field', 'no_column', 'archived_list', 'unknown_person', 'bad_date'] as const),
  ...(['completed', 'too_long', 'too_many', 'unused', 'technical', 'file_too_large'] as const),
] as const;
export type ImportReason = (typeof importReasons)[number];

export const maxImportedCards = 5000;
export const maxImportedColumns = 200;
export const maxImportedComments = 10_000;
export const maxImportedText = 5_000_000;

const counted = z.array(z.object({ reason: z.enum(importReasons), count: z.number() }));
const thingTally = z.object({
  thing: z.enum(importThings),
  /** Number in the file: the sum of taken, noted, and left. */
  found: z.number(),
  taken: z.number(),
  /** Saved as text in the card's description. */
  noted: counted,
  left: counted,
});
export type ThingTally = z.infer<typeof thingTally>;

const importAnswer = z.object({
  applied: z.boolean(),
  /** The new board; null until it exists. */
  spaceId: z.nullable(z.number()),
  /** The board's name in the file; empty when it has none. */
  name: z.string(),
  kind: z.enum(['trello', 'csv']),
  columns: z.array(z.object({ title: z.string(), cards: z.number() })),
  cards: z.number(),
  /** How many of these cards go to the archive. */
  archived: z.number(),
  /** Comments are added in the importer's name and prefixed with the original author, because a file can't speak for a colleague. */
  comments: z.number(),
  badCount: z.number(),
  /** The first hundred: line in the file (for Trello, the card's position), its title, and the problem. */
  bad: z.array(z.object({ line: z.number(), title: z.string(), problem: z.enum(importProblems) })),
  /** Import result for each kind of item. */
  things: z.array(thingTally),
  /** How dates such as 3/4/2027 were read when no date in the file shows whether the day or the month comes first. */
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
  /** The file's text, encoded as JSON. */
  bodyLimitBytes: 5 * 1024 * 1024,
  body: z.strictObject({
    text: z.string().check(z.minLength(1), z.maxLength(maxImportedText)),
    name: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    /** Time zone for times in the file without one, such as `Europe/Lisbon`; UTC by default. */
    timeZone: z.optional(z.string().check(z.maxLength(100))),
    apply: z._default(z.boolean(), false),
  }),
  answer: importAnswer,
});

export const importEndpoints = [importBoard];
