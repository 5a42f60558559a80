import { z } from 'zod/mini';
import { deliveryRules } from '#contract/delivery-time.ts';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { currencyCode, emptyAsAbsent, id, oneLine, page, perPage, plainDate, someLines, version } from '#contract/primitives.ts';
import { givenPricing, lineItem, maxLines, pricing } from './contract.ts';

/** An invoice created at regular intervals. */
export const recurringInvoice = z.object({
  id: z.number(),
  clientId: z.number(),
  clientName: z.string(),
  every: z.number(),
  unit: z.enum(['week', 'month', 'year']),
  nextOn: z.string(),
  /** Last possible date; null for no end. */
  until: z.nullable(z.string()),
  /** Whether each invoice is mailed immediately or stays a draft. */
  sends: z.boolean(),
  isPaused: z.boolean(),
  /** Delivery rule, relative to the issue date of each invoice. */
  delivery: z.enum(deliveryRules),
  currency: z.string(),
  lines: z.array(lineItem),
  pricing,
  notes: z.string(),
  service: z.string(),
  paymentTermsDays: z.number(),
  totalCents: z.number(),
  lastInvoiceId: z.nullable(z.number()),
  version: z.number(),
});
export type RecurringInvoice = z.infer<typeof recurringInvoice>;

const recurringFields = z.strictObject({
  clientId: id(),
  every: z.number().check(z.int(), z.minimum(1), z.maximum(99)),
  unit: z.enum(['week', 'month', 'year']),
  nextOn: plainDate(),
  until: z.nullable(plainDate()),
  sends: z.boolean(),
  isPaused: z.boolean(),
  /** If absent on a new one, the seller's default. */
  delivery: z.enum(deliveryRules),
  currency: currencyCode(),
  lines: z.array(lineItem).check(z.minLength(1), z.maxLength(maxLines)),
  /** If absent on a new one, the seller's default without a discount. */
  pricing: givenPricing,
  notes: someLines(2000),
  service: oneLine(200),
  paymentTermsDays: z.number().check(z.int(), z.minimum(0), z.maximum(365)),
});

export const listRecurringInvoices = endpoint({
  method: 'GET',
  path: '/api/v1/recurring-invoices',
  summary: 'Lists recurring invoices, next one first.',
  action: 'read',
  subject: 'Invoice',
  query: z.object({ page: page(), perPage: perPage(20) }),
  answer: z.object({ recurring: z.array(recurringInvoice), total: z.number() }),
});

export const addRecurringInvoice = endpoint({
  method: 'POST',
  path: '/api/v1/recurring-invoices',
  once: true,
  summary: 'Adds a recurring invoice.',
  action: 'create',
  subject: 'Invoice',
  bodyLimitBytes: bodyLimits.rich,
  body: z.partial(recurringFields, {
    until: true,
    sends: true,
    isPaused: true,
    notes: true,
    service: true,
    paymentTermsDays: true,
    pricing: true,
    delivery: true,
  }),
  answer: z.object({ recurring: recurringInvoice }),
  status: 201,
});

export const updateRecurringInvoice = endpoint({
  method: 'POST',
  path: '/api/v1/recurring-invoices/{id}',
  summary: 'Changes the given fields.',
  action: 'update',
  subject: 'Invoice',
  params: z.object({ id: id() }),
  bodyLimitBytes: bodyLimits.rich,
  body: z.extend(z.partial(recurringFields), { version: version() }),
  answer: z.object({ recurring: recurringInvoice }),
  refusals: { 404: 'No such recurring invoice.', 409: 'It was changed by someone else; `current` has it.' },
});

export const deleteRecurringInvoice = endpoint({
  method: 'DELETE',
  path: '/api/v1/recurring-invoices/delete',
  summary: 'Ends a recurring invoice; its invoices stay. `restore` resumes it.',
  action: 'delete',
  subject: 'Invoice',
  query: z.object({ id: id(), restore: emptyAsAbsent(z.enum(['true'])) }),
  refusals: { 404: 'No such recurring invoice.' },
});

export const recurringEndpoints = [listRecurringInvoices, addRecurringInvoice, updateRecurringInvoice, deleteRecurringInvoice];
