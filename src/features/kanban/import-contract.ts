import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/** What keeps a line of a file from becoming a card. */
export const importProblems = ['no_title', 'title_too_long', 'no_column', 'bad_date', 'text_too_long', 'too_many_cards'] as const;
export type ImportProblem = (typeof importProblems)[number];

export const mostImportedCards = 5000;
export const mostImportedColumns = 50;
export const mostImportedComments = 10_000;
export const mostImportedText = 5_000_000;

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
});
export type BoardImport = z.infer<typeof importAnswer>;

export const importBoard = endpoint({
  method: 'POST',
  path: '/api/v1/kanban/import',
  once: true,
  summary:
    'Reads a board from Trello’s JSON or a CSV file of cards: with `apply` it becomes a new board, without it is only told what would.',
  action: 'create',
  subject: 'Board',
  /** As the text of a file, in JSON. */
  bodyLimitBytes: 5 * 1024 * 1024,
  body: z.strictObject({
    text: z.string().check(z.minLength(1), z.maxLength(mostImportedText)),
    name: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    apply: z._default(z.boolean(), false),
  }),
  answer: importAnswer,
});

export const importEndpoints = [importBoard];
