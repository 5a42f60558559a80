import { z } from 'zod/mini';
import { type AnswerOf, endpoint } from '#contract/endpoint.ts';
import { reason } from '#contract/error.ts';

/** Why data is excluded; see `exclusion-reasons.ts`. */
const staying = z.array(
  z.object({ why: z.enum(['signing-in', 'links', 'mailboxes', 'aliases', 'on-its-way', 'undo', 'plan', 'webhooks']), rows: z.number() }),
);
const rowsOf = z.array(z.object({ table: z.string(), rows: z.number() }));

export const getWorkspace = endpoint({
  method: 'GET',
  path: '/api/v1/workspace',
  summary: 'Returns what a company archive would contain or leave out, and whether one can be imported.',
  action: 'manage',
  subject: 'all',
  answer: z.object({
    company: z.string(),
    /** Non-empty tables. */
    tables: rowsOf,
    /** Approximate size before compression. */
    rowBytes: z.number(),
    files: z.number(),
    fileBytes: z.number(),
    stays: staying,
    /** Tables that block an import because they have more rows than a new company. */
    inTheWay: z.array(z.string()),
    importLimitBytes: z.number(),
  }),
});
export type Workspace = AnswerOf<typeof getWorkspace>;

export const exportWorkspace = endpoint({
  method: 'GET',
  path: '/api/v1/workspace/export',
  summary: 'Streams the company as one archive (tar.gz): rows as JSON lines by table, files, and a manifest with checksums.',
  action: 'manage',
  subject: 'all',
  raw: true,
  /** The export is audited. */
  writes: true,
});

const facts = {
  company: z.string(),
  madeAt: z.string(),
  tables: rowsOf,
  files: z.number(),
  fileBytes: z.number(),
  /** Files whose content was already missing at export. */
  missingFiles: z.number(),
  /** Data excluded at export. */
  stayed: staying,
  /** Columns of the archive unknown to this version, which are skipped. */
  leftColumns: z.array(z.string()),
};

/** The archive is read into memory; a larger one is imported at startup with `npm start -- --import FILE`. */
const archiveLimit = (upload: number) => Math.min(8 * upload, 2 ** 30);

export const checkWorkspace = endpoint({
  method: 'POST',
  path: '/api/v1/workspace/check',
  summary: 'Checks an archive and its rows without changes: its contents, and each row that can’t be imported.',
  action: 'manage',
  subject: 'all',
  raw: true,
  writes: false,
  bodyLimitBytes: archiveLimit,
  answer: z.object({
    ...facts,
    /** By table and key, at most a hundred. Any problem blocks the import. */
    problems: z.array(z.object({ table: z.string(), id: z.string(), reason: z.string(), why: reason() })),
  }),
  refusals: { 409: 'The company isn’t empty, or another import is running.', 413: 'Larger than the limit.', 507: 'It doesn’t fit.' },
});
export type CheckedWorkspace = AnswerOf<typeof checkWorkspace>;

export const importWorkspace = endpoint({
  method: 'POST',
  path: '/api/v1/workspace/import',
  summary: 'Imports an archive into the caller’s empty company, all or nothing.',
  action: 'manage',
  subject: 'all',
  raw: true,
  bodyLimitBytes: archiveLimit,
  answer: z.object(facts),
  refusals: { 409: 'The company isn’t empty, or another import is running.', 413: 'Larger than the limit.', 507: 'It doesn’t fit.' },
});

const sample = z.object({
  /**
   * `here`: the company has sample data; `removed`: it can be restored; `empty`: it can be added, as there are no records yet; `none`: the
   * company has its own records and no sample data, or sample data from before it was tracked.
   */
  state: z.enum(['here', 'removed', 'empty', 'none']),
  /** Rows removed together with it. */
  rows: rowsOf,
  /** Sample rows that stay because the company's own records refer to them. */
  kept: rowsOf,
  removedAt: z.nullable(z.string()),
});

const onSample = { action: 'manage', subject: 'all', answer: sample } as const;

export const getSample = endpoint({
  ...onSample,
  method: 'GET',
  path: '/api/v1/workspace/sample',
  summary: 'Returns whether the company has sample data, and how many rows per table a removal would delete or keep. Changes nothing.',
});
export type Sample = AnswerOf<typeof getSample>;

export const addSample = endpoint({
  ...onSample,
  method: 'POST',
  path: '/api/v1/workspace/sample',
  summary: 'Adds sample data to a company without records.',
  refusals: { 409: 'The company has records, sample data, or removed sample data that can be restored.' },
});

export const removeSample = endpoint({
  ...onSample,
  method: 'POST',
  path: '/api/v1/workspace/sample/remove',
  summary: 'Removes the sample data. The company’s own records stay, with what they refer to. It can be restored for 30 days.',
  refusals: { 409: 'There is no sample data, or someone is using it right now.' },
});

export const restoreSample = endpoint({
  ...onSample,
  method: 'POST',
  path: '/api/v1/workspace/sample/restore',
  summary: 'Restores the removed sample data.',
  refusals: { 409: 'There is nothing to restore, or the company’s own data took its place, such as the same number.' },
});

export const workspaceEndpoints = [
  ...[getWorkspace, exportWorkspace, checkWorkspace, importWorkspace],
  ...[getSample, addSample, removeSample, restoreSample],
];
