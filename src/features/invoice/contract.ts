import { z } from 'zod/mini';
import { deliveryTime } from '#contract/delivery-time.ts';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { listFormats } from '#contract/list-formats.ts';
import { taxCategories } from '#contract/money/tax-categories.ts';
import { furtherTax, taxBasisPoints, withholding } from '#contract/money/tax-rate.ts';
import { unitCodes } from '#contract/money/unit-codes.ts';
import { currencyCode, emptyAsAbsent, flag, id, oneLine, page, perPage, plainDate, someLines, version } from '#contract/primitives.ts';

/** In order of precedence; see `invoice-status.ts`. */
export const invoiceStatuses = ['Paid', 'Past Due', 'Partial Payment', 'Downloaded', 'Sent', 'Draft'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Statuses of *open* invoices: issued and not paid. */
export const openStatuses = ['Past Due', 'Partial Payment', 'Downloaded', 'Sent'] as const satisfies readonly InvoiceStatus[];

/** Statuses of *issued* invoices: all except drafts. */
export const issuedStatuses = ['Paid', ...openStatuses] as const satisfies readonly InvoiceStatus[];

/** The client's data on an invoice, copied when the invoice was last saved or issued. */
const invoiceClient = z.object({
  address: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  country: z.string(),
  contact: z.string(),
  name: z.string(),
  vatId: z.string(),
  /** Absent on older invoices. */
  buyerReference: z.optional(z.string()),
  companyNumber: z.optional(z.string()),
  taxNumber: z.optional(z.string()),
});
export type InvoiceClient = z.infer<typeof invoiceClient>;

/** A row of the list per the specification, with the project's additions. */
export const invoice = z.object({
  id: z.number(),
  /** The seller's number, such as `INV-4987`; null for a draft, as numbers are assigned at issue. */
  number: z.nullable(z.string()),
  /** Formatted as `13 Dec 2026`. */
  issuedDate: z.string(),
  client: invoiceClient,
  service: z.string(),
  /** In major units. */
  total: z.number(),
  avatar: z.string(),
  invoiceStatus: z.enum(invoiceStatuses),
  /** The number 0, or text such as `€205`; negative if the client has credit. */
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
  /** EN 16931 computes tax per rate from the sum of its lines; some sellers must round each line instead. */
  taxPer: z.enum(['rate', 'line']),
  /** Whether prices include tax. */
  isGross: z.boolean(),
  /** Discount on the total: hundredths of a percent, or an amount that is negative on a credit note. Only one of the two. */
  discountBasisPoints: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
  discountCents: z.number().check(z.int(), z.minimum(-1_000_000_000_000_000), z.maximum(1_000_000_000_000_000)),
  /** Part of the net amount the client withholds and pays to the tax office, such as IRPF or *retenção na fonte*. */
  withholding: z.optional(withholding),
});

/** How an invoice is calculated. */
export const pricing = z.extend(pricingFields, {
  /** Rounded amounts of a credit note, so that all credit notes of an invoice add up exactly to what it charges. */
  told: z.optional(
    z.strictObject({
      /** Whether a line of the invoice has several taxes, even if no line of this credit note does. */
      isSeveral: z.boolean(),
      /** The allowance of each kind of line, and each tax, in the order of `kinds` and `taxes` of `invoiceTotals`. */
      allowances: z.array(z.number()),
      taxes: z.array(z.number()),
      withheldCents: z.optional(z.number()),
    }),
  ),
  /** Format of older credit notes, by rate. */
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
/** Pricing in a request. The rounded amounts of a credit note are ignored, since the server computes them. */
export const givenPricing = z.extend(pricingFields, {
  told: z.optional(z.unknown()),
  shares: z.optional(z.array(z.unknown()).check(z.maxLength(200))),
});
export type GivenPricing = z.infer<typeof givenPricing>;
export type Pricing = z.infer<typeof pricing>;

export const maxLines = 1000;

/** A line of an invoice. Client and server compute amounts with `line-amounts.ts`. */
export const lineItem = z.strictObject({
  description: someLines(5000),
  /** Thousandths: 1500 is one and a half. */
  quantityMilli: z.number().check(z.int(), z.minimum(-1_000_000_000), z.maximum(1_000_000_000)),
  /** Unit of the quantity; pieces if absent. */
  unit: z.optional(z.enum(unitCodes)),
  /** Unit price in minor units, before discount and tax. */
  priceCents: z.number().check(z.int(), z.minimum(-10_000_000_000_000), z.maximum(10_000_000_000_000)),
  /** In hundredths of a percent. */
  discountBasisPoints: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
  taxBasisPoints: taxBasisPoints(),
  /** The fraction of the price below its minor units, in millionths: 1.2345 euros are 123 and 450,000. */
  priceMicros: z.optional(z.number().check(z.int(), z.minimum(-999_999), z.maximum(999_999))),
  /** The seller's name for the rate, such as `VAT`. */
  taxName: z.optional(oneLine(40)),
  /** UNCL 5305 code; if absent, the standard rate or zero. */
  taxCategory: z.optional(z.enum(taxCategories)),
  /** Why no tax is charged, such as *Reverse charge*. */
  exemption: z.optional(oneLine(200)),
  /** Taxes besides the first, such as QST besides GST. */
  moreTaxes: z.optional(z.array(furtherTax).check(z.maxLength(3))),
  /** Delivery date of this line; if absent, that of the invoice. */
  delivery: z.optional(deliveryTime),
});
export type LineItem = z.infer<typeof lineItem>;

export const paymentMethods = ['bank-transfer', 'card', 'cash', 'other'] as const;

const payment = z.object({
  id: z.number(),
  /** Negative for a refund or credit moved away. */
  amountCents: z.number(),
  paidOn: z.string(),
  /** Also `credit`: moved from or to another invoice of the same client. */
  method: z.enum([...paymentMethods, 'credit']),
  note: z.string(),
});
export type Payment = z.infer<typeof payment>;

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
  /** Null for automatic and external events. */
  actor: z.nullable(z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) })),
  /** A recipient, a formatted amount, the number of a credit note, the client's question, or file names. */
  detail: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

const invoiceAttachment = z.object({
  id: z.number(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number(),
  /** Whether the client can see it on the invoice page. */
  isShared: z.boolean(),
  /** A signed URL. */
  url: z.string(),
});
export type InvoiceAttachment = z.infer<typeof invoiceAttachment>;

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
  /** Amount the client can be reminded of; 0 if it is paid, not due, or covered by other credit of the client. */
  remindableCents: z.number(),
  /** Whether it was issued (sent or marked as sent), which fixes its text. */
  isIssued: z.boolean(),
  isDeleted: z.boolean(),
  /** Whether it was voided in a past month and cannot be restored. */
  isVoidedForGood: z.boolean(),
  /** The invoice corrected by a credit note. */
  creditsId: z.nullable(z.number()),
  /** For a draft dated before the last number of its series: the date of that number, and whether it blocks issuing. */
  laterNumber: z.optional(z.object({ day: z.string(), isRefused: z.boolean() })),
  /** The order it belongs to, through which it must be voided and credited. */
  orderId: z.nullable(z.number()),
  creditNotes: z.array(z.object({ id: z.number(), number: z.nullable(z.string()), totalCents: z.number(), isIssued: z.boolean() })),
  /** The seller shown on the invoice: as of its issue, or current for a draft. */
  seller: z.object({
    name: z.string(),
    address: z.string(),
    country: z.string(),
    vatId: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Absent on older invoices. */
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
  /** In the order they were attached. */
  attachments: z.array(invoiceAttachment),
  history: z.array(historyEntry),
});
export type InvoiceRecord = z.infer<typeof invoiceRecord>;

const sortColumns = ['id', 'number', 'invoiceStatus', 'client.name', 'total', 'issuedDate', 'dueDate', 'balance'] as const;
export type InvoiceSortColumn = (typeof sortColumns)[number];

export const filtered = {
  /** Searches the client's email and name, number, total, balance and due date as shown; `paid` also finds invoices without a balance. */
  q: z._default(z.string(), ''),
  /** Exact, case-insensitive; `open` for issued and unpaid, `issued` for all except drafts; empty for all. */
  status: z._default(z.string(), ''),
  /** Issued on or after, and on or before, these days. */
  issuedFrom: z.optional(plainDate()),
  issuedUntil: z.optional(plainDate()),
  clientId: z.optional(id()),
};

const wanted = {
  ...filtered,
  sort: z._default(z.string(), 'desc'),
  sortColumn: z._default(z.enum(sortColumns), 'id'),
};

// Endpoints from the specification.

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
    /** `false` leaves `allData` empty, since the page's own list does not use it. */
    allData: z._default(flag(), true),
    /** `false` stops counting the matches of a search at 10,000, which is faster; pages beyond that still count them all. */
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

// Endpoints added by this project.

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
  /** Delivery date; if absent on a new invoice, the seller's default. */
  delivery: deliveryTime,
  currency: currencyCode(),
  lines: z.array(lineItem).check(z.minLength(1), z.maxLength(maxLines)),
  /** If absent on a new invoice, the seller's default without a discount. A credit note's pricing follows from its invoice. */
  pricing: givenPricing,
  notes: someLines(2000),
  /** Purpose shown in the list; empty for the first line's description. */
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
    /** Idempotency key created by the page, so that a retry adds it once. */
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
    /** Version the caller saw; a changed draft is not issued. */
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
