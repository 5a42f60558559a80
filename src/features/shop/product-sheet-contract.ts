import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { reason } from '#contract/error.ts';
import { listFormats } from '#contract/list-formats.ts';
import { id } from '#contract/primitives.ts';
import { productFilterFields } from './product-contract.ts';

/** Columns of the product sheet, for export and import; their headings are the texts `shopStaff.sheet`. */
export const productSheetColumns = [
  { field: 'slug', width: 28 },
  { field: 'name', width: 32 },
  { field: 'brand', width: 18 },
  { field: 'category', width: 18 },
  { field: 'priceCents', width: 12 },
  { field: 'stock', width: 10 },
  { field: 'description', width: 40 },
  { field: 'features', width: 40 },
  { field: 'colorOptions', width: 24 },
  { field: 'hasFreeShipping', width: 14 },
  { field: 'isPublished', width: 14 },
  { field: 'taxClass', width: 16 },
  { field: 'weightGrams', width: 12 },
] as const;

export type ProductSheetField = (typeof productSheetColumns)[number]['field'];

const mebibyte = 1024 * 1024;

/** Maximum file size, in characters. */
export const maxSheetLetters = 5_000_000;

const sheetField = () => z.enum(productSheetColumns.map(({ field }) => field));

const importedProduct = z.object({
  /** Line in the file, starting at 2: the first has the column headings. */
  line: z.number(),
  kind: z.enum(['new', 'changed', 'same', 'bad']),
  name: z.string(),
  /** Values as shown in a sheet; for a new product, everything in the file. */
  changes: z.array(z.object({ field: sheetField(), from: z.string(), to: z.string() })),
  /** Errors by field, as codes; `line` for the row as a whole. */
  reasons: z.record(z.string(), z.array(reason())),
});
export type ImportedProduct = z.infer<typeof importedProduct>;

export const exportProducts = endpoint({
  method: 'GET',
  path: '/api/v1/product-export',
  summary:
    'Exports all matching products as a sheet that can be imported again, or the first 1,000 as a PDF. Cells that look like formulas stay text.',
  action: 'read',
  subject: 'Product',
  raw: true,
  writes: true,
  query: z.object({ ...productFilterFields, format: z.enum(listFormats) }),
});

export const importProducts = endpoint({
  method: 'POST',
  path: '/api/v1/product-import',
  once: true,
  summary:
    'Imports a CSV file of products, matched by page address, else by name: `apply` adds and changes the valid rows at once, otherwise it’s a preview.',
  action: 'create',
  subject: 'Product',
  bodyLimitBytes: 5 * mebibyte,
  body: z.strictObject({
    csv: z.string().check(z.maxLength(maxSheetLetters)),
    /** Field of each column in order, when the headings don't identify it. */
    columns: z.optional(z.array(z.nullable(sheetField())).check(z.maxLength(200))),
    apply: z._default(z.boolean(), false),
  }),
  answer: z.object({
    /** ID of the applied import, used for undo; null when nothing was applied. */
    importId: z.nullable(z.number()),
    columns: z.array(z.object({ heading: z.string(), field: z.nullable(sheetField()) })),
    /** Number of rows that are variants and are imported as separate products. */
    variants: z.number(),
    counts: z.object({ new: z.number(), changed: z.number(), same: z.number(), bad: z.number() }),
    /** Bad rows first; at most 500 in total. */
    rows: z.array(importedProduct),
  }),
});

export const undoProductImport = endpoint({
  method: 'POST',
  path: '/api/v1/product-import/{id}/undo',
  summary: 'Undoes the caller’s import: additions are soft-deleted, changes reverted unless changed since.',
  action: 'create',
  subject: 'Product',
  params: z.object({ id: id() }),
  answer: z.object({ undone: z.number(), left: z.number() }),
  refusals: { 404: 'The caller has no such import, or it was undone.' },
});

export const productSheetEndpoints = [exportProducts, importProducts, undoProductImport];
