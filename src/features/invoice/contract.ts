import { z } from 'zod/mini';
import { deliveryTime } from '#contract/delivery-time.ts';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { listFormats } from '#contract/list-formats.ts';
import { taxCategories } from '#contract/money/tax-categories.ts';
import { furtherTax, taxBasisPoints, withholding } from '#contract/money/tax-rate.ts';
import { unitCodes } from '#contract/money/unit-codes.ts';
import { currencyCode, emptyAsAbsent, flag, id, oneLine, page, perPage, plainDate, someLines, version } from '#contract/primitives.ts';

/** In the order in which the facts decide; see `invoice-status.ts`. */
export const invoiceStatuses = ['Paid', 'Past Due', 'Partial Payment', 'Downloaded', 'Sent', 'Draft'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Of invoices that were issued and are not paid: what *open* means. */
export const openStatuses = ['Past Due', 'Partial Payment', 'Downloaded', 'Sent'] as const satisfies readonly InvoiceStatus[];

/** Of all that are no drafts: what *issued* means. */
export const issuedStatuses = ['Paid', ...openStatuses] as const satisfies readonly InvoiceStatus[];

/** What an invoice says of its client: the client's record as it was when the invoice was last saved or issued. */
const invoiceClient = z.object({
  address: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  name: z.string(),
  vatId: z.string(),
  /** Not of those from before it could be said. */
  buyerReference: z.optional(z.string()),
  companyNumber: z.optional(z.string()),
  taxNumber: z.optional(z.string()),
});
export type InvoiceClient = z.infer<typeof invoiceClient>;

/** A row of the list, as the specification has it, and what the project adds. */
export const invoice = z.object({
  id: z.number(),
  /** As the seller writes it, such as `INV-4987`; null for a draft: numbers are given at issue. */
  number: z.nullable(z.string()),
  /** `13 Dec 2026`. */
  issuedDate: z.string(),
  client: invoiceClient,
  service: z.string(),
  /** In major units. */
  total: z.number(),
  avatar: z.string(),
  invoiceStatus: z.enum(invoiceStatuses),
  /** The number 0, or text such as `€205`; negative when the client has credit. */
  balance: z.union([z.number(), z.string()]),
  dueDate: z.string(),
  currency: z.string(),
  /** In minor units. */
  totalCents: z.number(),
  balanceCents: z.number(),
  kind: z.enum(['invoice', 'credit-note']),
  version: z.number(),
});
export type Invoice = z.infer<typeof invoice>;

const pricingFields = z.strictObject({
  /** By EN 16931 the tax of a rate is that of the sum of its lines; some have to round each line's. */
  taxPer: z.enum(['rate', 'line']),
  /** Whether prices have the tax in them. */
  isGross: z.boolean(),
  /** Taken off the whole, in hundredths of a percent; or an amount, which is below zero on a credit note. One of the two. */
  discountBasisPoints: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
  discountCents: z.number().check(z.int(), z.minimum(-1_000_000_000_000_000), z.maximum(1_000_000_000_000_000)),
  /** What the client keeps back of the net amount and pays to the tax office, such as IRPF or *retenção na fonte*. */
  withholding: z.optional(withholding),
});

/** How an invoice is worked out. */
export const pricing = z.extend(pricingFields, {
  /** Of a credit note: its rounded amounts, so that all credit notes of an invoice together are exactly what it charges. */
  told: z.optional(
    z.strictObject({
      /** Whether a line of the invoice bears several taxes, even if no line of this credit note does. */
      isSeveral: z.boolean(),
      /** What is taken off each kind of lines, and each tax, in the order of `kinds` and `taxes` of `invoiceTotals`. */
      allowances: z.array(z.number()),
      taxes: z.array(z.number()),
      withheldCents: z.optional(z.number()),
    }),
  ),
  /** The same in older credit notes, by rate. */
  shares: z.optional(
    z.array(
      z.strictObject({
        basisPoints: z.number(),
        category: z.enum(taxCategories),
        exemption: z.string(),
        allowanceCents: z.number(),
        taxCents: z.optional(z.number()),
      }),
    ),
  ),
});
/** The same as it is sent. What a record has of a credit note's rounded amounts is not read: the server works them out. */
export const givenPricing = z.extend(pricingFields, {
  told: z.optional(z.unknown()),
  shares: z.optional(z.array(z.unknown()).check(z.maxLength(200))),
});
export type GivenPricing = z.infer<typeof givenPricing>;
export type Pricing = z.infer<typeof pricing>;

export const mostLines = 1000;

/** What one line charges. Amounts are worked out by `line-amounts.ts` on both sides. */
export const lineItem = z.strictObject({
  description: someLines(5000),
  /** Thousandths: 1500 is one and a half. */
  quantityMilli: z.number().check(z.int(), z.minimum(-1_000_000_000), z.maximum(1_000_000_000)),
  /** What the quantity counts; left out: pieces of what is described. */
  unit: z.optional(z.enum(unitCodes)),
  /** For one of it, in minor units, before discount and tax. */
  priceCents: z.number().check(z.int(), z.minimum(-10_000_000_000_000), z.maximum(10_000_000_000_000)),
  /** Hundredths of a percent. */
  discountBasisPoints: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
  taxBasisPoints: taxBasisPoints(),
  /** What the price has beyond its minor units, in millionths of one: 1.2345 euros are 123 and 450,000. */
  priceMicros: z.optional(z.number().check(z.int(), z.minimum(-999_999), z.maximum(999_999))),
  /** The rate as the seller calls it, such as `VAT`. */
  taxName: z.optional(oneLine(40)),
  /** Of UNCL 5305; where it is not said: the standard rate, or zero. */
  taxCategory: z.optional(z.enum(taxCategories)),
  /** Why no tax is charged, such as *Reverse charge*. */
  exemption: z.optional(oneLine(200)),
  /** What is charged beside the first one, such as QST beside GST. */
  moreTaxes: z.optional(z.array(furtherTax).check(z.maxLength(3))),
  /** When this line was delivered; left out: when the invoice was. */
  delivery: z.optional(deliveryTime),
});
export type LineItem = z.infer<typeof lineItem>;

export const paymentMethods = ['bank-transfer', 'card', 'cash', 'other'] as const;

const payment = z.object({
  id: z.number(),
  /** Below zero for what was given back, or moved away. */
  amountCents: z.number(),
  paidOn: z.string(),
  /** Also `credit`: moved from another invoice of the same client, or to one. */
  method: z.enum([...paymentMethods, 'credit']),
  note: z.string(),
});
export type Payment = z.infer<typeof payment>;

/** What happened to an invoice. */
export const historyKinds = [
  'shared',
  'unshared',
  'left-out',
  'created',
  'edited',
  'issued',
  'sent',
  'reminded',
  'downloaded',
  'past-due',
  'paid',
  'payment-removed',
  'refunded',
  'credit-moved',
  'credit-taken',
  'credited',
  'deleted',
  'voided',
  'restored',
  'accepted',
  'questioned',
  'attached',
  'detached',
  'e-invoice-created',
] as const;
const historyEntry = z.object({
  id: z.number(),
  kind: z.enum(historyKinds),
  at: z.string(),
  /** Null for what came about by itself or from outside. */
  actor: z.nullable(z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) })),
  /** A recipient, an amount as shown, the number of a credit note, what the client asks, the names of files. */
  detail: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A file that goes with an invoice. */
const invoiceAttachment = z.object({
  id: z.number(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number(),
  /** Whether the client finds it on the page of the invoice. */
  isShared: z.boolean(),
  /** A signed address. */
  url: z.string(),
});
export type InvoiceAttachment = z.infer<typeof invoiceAttachment>;

/** Everything of one invoice. */
export const invoiceRecord = z.object({
  ...invoice.shape,
  clientId: z.nullable(z.number()),
  /** `YYYY-MM-DD`. */
  issuedOn: z.string(),
  dueOn: z.string(),
  paymentTermsDays: z.number(),
  delivery: deliveryTime,
  lines: z.array(lineItem),
  pricing,
  notes: z.string(),
  netCents: z.number(),
  taxCents: z.number(),
  discountCents: z.number(),
  paidCents: z.number(),
  creditedCents: z.number(),
  /** What the client can be reminded of: 0 for what is paid, not due, or covered by other credit of theirs. */
  remindableCents: z.number(),
  /** Its text is fixed once it was issued: sent, or marked as sent. */
  isIssued: z.boolean(),
  isDeleted: z.boolean(),
  /** It was voided in a month that is over, and cannot be restored. */
  isVoidedForGood: z.boolean(),
  /** The invoice that a credit note corrects. */
  creditsId: z.nullable(z.number()),
  /** Of a draft that is dated before the last number of its series: the date of that, and whether it must not be issued so. */
  laterNumber: z.optional(z.object({ day: z.string(), isRefused: z.boolean() })),
  /** The order that it belongs to: it is voided and credited through the order. */
  orderId: z.nullable(z.number()),
  /** The credit notes that correct it. */
  creditNotes: z.array(z.object({ id: z.number(), number: z.nullable(z.string()), totalCents: z.number(), isIssued: z.boolean() })),
  /** The seller as the invoice shows it: as it was when it was issued, or as it is now. */
  seller: z.object({
    name: z.string(),
    address: z.string(),
    country: z.string(),
    vatId: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Not of those from before it could be said. */
    contactName: z.optional(z.string()),
    companyNumber: z.optional(z.string()),
    taxNumber: z.optional(z.string()),
    logo: z.nullable(z.string()),
    bankName: z.string(),
    bankCountry: z.string(),
    bankCode: z.optional(z.string()),
    accountNumber: z.optional(z.string()),
    iban: z.string(),
    swiftCode: z.string(),
  }),
  payments: z.array(payment),
  /** In the order in which they were attached. */
  attachments: z.array(invoiceAttachment),
  history: z.array(historyEntry),
});
export type InvoiceRecord = z.infer<typeof invoiceRecord>;

const sortColumns = ['id', 'number', 'invoiceStatus', 'client.name', 'total', 'issuedDate', 'dueDate', 'balance'] as const;
export type InvoiceSortColumn = (typeof sortColumns)[number];

/** Which invoices are asked for. */
export const filtered = {
  /** In the client's e-mail and name, number, total, balance and due date as shown; `paid` also finds what has no balance. */
  q: z._default(z.string(), ''),
  /** Exact, whatever the case; `open` for all that were issued and are not paid, `issued` for all but drafts; empty for all. */
  status: z._default(z.string(), ''),
  /** Issued from this day on, and until that one. */
  issuedFrom: z.optional(plainDate()),
  issuedUntil: z.optional(plainDate()),
  clientId: z.optional(id()),
};

const wanted = {
  ...filtered,
  sort: z._default(z.string(), 'desc'),
  sortColumn: z._default(z.enum(sortColumns), 'id'),
};

// The specification's calls.

export const listInvoices = endpoint({
  method: 'GET',
  path: '/apps/invoice/invoices',
  summary: 'Lists the matching invoices, a page at a time.',
  action: 'read',
  subject: 'Invoice',
  query: z.object({
    ...wanted,
    page: page(),
    perPage: perPage(10),
    /** `false` leaves `allData` empty: the page's own list has no use for it. */
    allData: z._default(flag(), true),
    /** `false` stops counting at 10,000 matches of a search, which is faster; up to a page beyond them. */
    exactTotal: z._default(flag(), true),
  }),
  answer: z.object({
    allData: z.array(invoice),
    allDataTruncated: z.optional(z.boolean()),
    total: z.number(),
    /** Set if there are more than `total`. */
    isAtLeast: z.optional(z.boolean()),
    invoices: z.array(invoice),
  }),
});

export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/invoice/invoices/{id}',
  summary: 'Returns an invoice with its payment details.',
  action: 'read',
  subject: 'Invoice',
  params: z.object({ id: id() }),
  answer: z.object({
    invoice,
    paymentDetails: z.object({
      totalDue: z.string(),
      bankName: z.string(),
      country: z.string(),
      iban: z.string(),
      swiftCode: z.string(),
    }),
  }),
  refusals: { 404: 'No such invoice.' },
});

// The project's own.

export const oneInvoice = { params: z.object({ id: id() }), answer: z.object({ invoice: invoiceRecord }) };
export const manyIds = z.array(id()).check(z.minLength(1), z.maxLength(1000));
export const notThere = { 404: 'No such invoice.' };

export const readInvoice = endpoint({
  ...oneInvoice,
  method: 'GET',
  path: '/api/v1/invoices/{id}',
  summary: 'Returns an invoice with all details, including deleted ones.',
  action: 'read',
  subject: 'Invoice',
  refusals: notThere,
});

export const readInvoiceCounts = endpoint({
  method: 'GET',
  path: '/api/v1/invoice-counts',
  summary: 'Counts invoices by status, and deleted ones.',
  action: 'read',
  subject: 'Invoice',
  answer: z.object({
    counts: z.object(Object.fromEntries(invoiceStatuses.map((status) => [status, z.number()])) as Record<InvoiceStatus, z.ZodMiniNumber>),
    deleted: z.number(),
  }),
});

const invoiceFields = z.strictObject({
  clientId: id(),
  issuedOn: plainDate(),
  dueOn: plainDate(),
  /** When it was delivered; left out of a new one: as the seller's settings say. */
  delivery: deliveryTime,
  currency: currencyCode(),
  lines: z.array(lineItem).check(z.minLength(1), z.maxLength(mostLines)),
  /** Left out of a new one: as the seller's settings say, with nothing off the whole. Of a credit note it follows from its invoice. */
  pricing: givenPricing,
  notes: someLines(2000),
  /** What it is for, in the list; empty: the first line's description. */
  service: oneLine(200),
});

export const addInvoice = endpoint({
  method: 'POST',
  path: '/api/v1/invoices',
  summary: 'Adds a draft.',
  action: 'create',
  subject: 'Invoice',
  bodyLimitBytes: bodyLimits.rich,
  body: z.extend(z.partial(invoiceFields, { notes: true, service: true, pricing: true, delivery: true }), {
    /** Made by the page, so that a retry adds it once. */
    clientKey: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, says('not_a_key')))),
  }),
  answer: z.object({ invoice: invoiceRecord }),
  status: 201,
});

export const updateInvoice = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/v1/invoices/{id}',
  summary: 'Changes the given fields of a draft. Issued invoices are corrected by credit notes.',
  action: 'update',
  subject: 'Invoice',
  bodyLimitBytes: bodyLimits.rich,
  body: z.extend(z.partial(invoiceFields), { version: version() }),
  refusals: { ...notThere, 409: 'It was changed or issued by someone else; `current` has the invoice.' },
});

export const issueInvoice = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/v1/invoices/{id}/issue',
  summary: 'Marks a draft as sent by other means, so its text is fixed. Issuing a credit note applies it.',
  action: 'update',
  subject: 'Invoice',
  query: z.object({
    /** What the caller saw: another text is not issued. */
    version: emptyAsAbsent(id()),
  }),
  refusals: { ...notThere, 409: 'It was issued or changed, or the invoice it corrects was voided or has too little left.' },
});

export const creditInvoice = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/v1/invoices/{id}/credit',
  once: true,
  summary: 'Adds a draft credit note with the negated lines of an issued invoice, less earlier credit notes.',
  action: 'create',
  subject: 'Invoice',
  status: 201,
  refusals: { ...notThere, 409: 'It’s a draft or a credit note, is fully credited, or belongs to an order.' },
});

export const exportInvoices = endpoint({
  method: 'GET',
  path: '/api/v1/invoice-export',
  summary: 'Exports all matching invoices as a sheet, or the first 1,000 as a PDF. Cells that look like formulas stay text.',
  action: 'read',
  subject: 'Invoice',
  raw: true,
  writes: true,
  query: z.object({ ...wanted, format: z.enum(listFormats) }),
});

export const invoiceEndpoints = [
  listInvoices,
  getInvoice,
  readInvoice,
  readInvoiceCounts,
  addInvoice,
  updateInvoice,
  issueInvoice,
  creditInvoice,
  exportInvoices,
];
