import { z } from 'zod/mini';
import { type AnswerOf, endpoint } from '#contract/endpoint.ts';
import { currencyCode, flag, page, perPage } from '#contract/primitives.ts';
import { lineItem } from './contract.ts';

/** A suggestion for a line: a product, or an earlier line. */
const suggestedLine = z.object({
  kind: z.enum(['product', 'line']),
  description: z.string(),
  /** Null if it is only known in another currency, or with the opposite tax inclusion. */
  price: z.nullable(z.object({ priceCents: z.number(), priceMicros: z.optional(z.number()) })),
  unit: lineItem.shape.unit,
  taxBasisPoints: lineItem.shape.taxBasisPoints,
  taxName: lineItem.shape.taxName,
  taxCategory: lineItem.shape.taxCategory,
  exemption: lineItem.shape.exemption,
  moreTaxes: lineItem.shape.moreTaxes,
});
export type SuggestedLine = z.infer<typeof suggestedLine>;

/** Longest search text; longer descriptions are new text. */
export const longestSuggested = 100;

export const suggestInvoiceLines = endpoint({
  method: 'GET',
  path: '/api/v1/invoice-line-suggestions',
  summary: 'Suggests invoice lines with the text: products, for people who can read them, then earlier lines, newest first.',
  action: 'create',
  subject: 'Invoice',
  query: z.object({
    q: z._default(z.string(), ''),
    currency: currencyCode(),
    /** Whether prices include tax on the invoice. */
    isGross: z._default(flag(), false),
    page: page(),
    perPage: perPage(8),
  }),
  answer: z.object({ suggestions: z.array(suggestedLine), hasMore: z.boolean() }),
});
export type LineSuggestions = AnswerOf<typeof suggestInvoiceLines>;
