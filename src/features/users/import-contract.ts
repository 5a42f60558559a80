import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { reason } from '#contract/error.ts';

const importedRow = z.object({
  /** Line in the file, from 2; the first line holds the column names. */
  line: z.number(),
  kind: z.enum(['new', 'changed', 'same', 'bad']),
  fullName: z.string(),
  email: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  /** Errors by field. */
  errors: z.record(z.string(), z.array(z.string())),
  /** The same errors as codes. */
  reasons: z.record(z.string(), z.array(reason())),
});
export type ImportedRow = z.infer<typeof importedRow>;

export const importUsers = endpoint({
  method: 'POST',
  path: '/api/v1/user-import',
  once: true,
  summary:
    'Imports a CSV or tab-separated file of users, matched by email address: `apply` adds and changes the valid rows, otherwise it’s a preview.',
  action: 'create',
  subject: 'User',
  /** The file's text inside JSON. */
  bodyLimitBytes: 5 * 1024 * 1024,
  body: z.strictObject({ csv: z.string().check(z.maxLength(5_000_000)), apply: z._default(z.boolean(), false) }),
  answer: z.object({
    applied: z.boolean(),
    counts: z.object({ new: z.number(), changed: z.number(), same: z.number(), bad: z.number() }),
    /** Columns that don't match any user field, with the number of filled rows. */
    ignored: z.array(z.object({ heading: z.string(), cells: z.number() })),
    /** Invalid rows first, then the others; at most 500 in total. */
    rows: z.array(importedRow),
  }),
});

export const importEndpoints = [importUsers];
