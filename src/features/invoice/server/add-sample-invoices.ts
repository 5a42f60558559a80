import { numberIn } from '#contract/money/number-series.ts';
import { clients } from '#features/clients/tables.ts';
import { numberSeries, sellers } from '#platform/seller/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds, raiseCounter } from '#server/next-ids.ts';
import type { HistoryEntry } from '../contract.ts';
import { invoiceTotals, plainPricing } from '../line-amounts.ts';
import { moneyText } from '../money-text.ts';
import { anchorOf } from '../next-recurrence.ts';
import { nextReminderDay } from '../next-reminder-day.ts';
import { sampleClients } from '../sample-clients.ts';
import { type SampleInvoice, sampleInvoices } from '../sample-invoices.ts';
import { sampleRecurring } from '../sample-recurring.ts';
import { registeredSeller, sampleSeller } from '../sample-seller.ts';
import { invoiceHistory, invoicePayments, invoices, recurringInvoices } from '../tables.ts';
import { clientOnInvoice, freezeSeller } from './invoice-fields.ts';
import { chargeOf, derivedColumns, serviceOf } from './write-invoice.ts';

interface Addition {
  entity: string;
  /** Name of the new company that starts with the sample; null for the sample company itself. */
  companyName: string | null;
  /** Returns the id of a sample person in this entity; null if there is none. */
  personId: (sampleId: number) => number | null;
}

/** The specification's invoices start at 4987. */
const numbersBefore = 4986;
/** Author of the invoices, by sample person id. */
const accountant = 8;

const seller = { ...sampleSeller, logo: null, logoFileId: null, version: 1 };

/** Adds the sample clients, the company's profile and its invoices, dated around today. */
export async function addSampleInvoices(db: Db, deps: Dependencies, { entity, companyName, personId }: Addition): Promise<void> {
  const now = deps.clock();
  const clientIds = await nextIds(db, entity, 'client', sampleClients.length);
  await db
    .insert(clients)
    .values(
      clientsOf(companyName).map((client, index) => ({ ...client, entity, id: clientIds[index] ?? 0, createdAt: now, updatedAt: now })),
    );
  const profile = companyName === null ? sampleSeller : registeredSeller(companyName);
  // Keeps existing company data.
  await db
    .insert(sellers)
    .values({ ...profile, entity, updatedAt: now })
    .onConflictDoNothing();
  await addSampleRecurring(db, { entity, clientIds, createdBy: personId(accountant), now });

  await raiseCounter(db, entity, 'invoice', numbersBefore);
  const ids = await nextIds(db, entity, 'invoice', sampleInvoices.length);
  const told = sampleInvoices.map((sample, index) =>
    tell(sample, { id: ids[index] ?? 0, clientId: clientIds[sample.client - 1] ?? 0, now }),
  );
  await db.insert(invoices).values(told.map(({ row }) => ({ ...row, entity, createdBy: personId(accountant) })));

  // Drafts are last, so each issued invoice's number equals its id.
  const lastPlace = Math.max(...told.filter(({ row }) => row.number !== null).map(({ row }) => row.id));
  await db.insert(numberSeries).values({ entity, series: sampleSeller.numberPrefix, lastPlace, givenPlace: lastPlace });

  const payments = told.flatMap((one) => one.payments);
  const paymentIds = await nextIds(db, entity, 'invoice-payment', payments.length);
  await db
    .insert(invoicePayments)
    .values(payments.map((payment, index) => ({ ...payment, entity, id: paymentIds[index] ?? 0, createdBy: personId(accountant) })));
  const history = told.flatMap((one) => one.history).sort((a, b) => a.at.getTime() - b.at.getTime());
  const historyIds = await nextIds(db, entity, 'invoice-history', history.length);
  await db.insert(invoiceHistory).values(
    history.map((entry, index) => ({
      ...{ ...entry, entity, id: historyIds[index] ?? 0 },
      actorId: entry.kind === 'downloaded' || entry.kind === 'past-due' ? null : personId(accountant),
    })),
  );
}

/** In the demo company, gives the first client the address of the seed account `client`, so it sees that client's invoices. */
function clientsOf(companyName: string | null): typeof sampleClients {
  if (companyName !== null) return sampleClients;
  return sampleClients.map((client, index) => (index === 0 ? { ...client, companyEmail: 'client@demo.com' } : client));
}

function tell(sample: SampleInvoice, { id, clientId, now }: { id: number; clientId: number; now: Date }) {
  const {
    issuedIn,
    terms = sampleSeller.paymentTermsDays,
    currency = sampleSeller.currency,
    lines,
    notes = '',
    is,
    paid = [],
    credits,
  } = sample;
  /** Each is a quarter of an hour later than the last, but never in the future. */
  const momentOf = (daysFromNow: number, turn: number) =>
    new Date(Math.min(now.getTime() - (5 - turn) * 60_000, Date.parse(`${dayOf(daysFromNow)}T09:00:00Z`) + turn * 900_000));
  const dayOf = (daysFromNow: number) => new Date(now.getTime() + daysFromNow * dayMs).toISOString().slice(0, 10);
  const today = dayOf(0);
  const client = sampleClients[sample.client - 1];
  if (!client) throw new Error(`there is no sample client ${sample.client}`);
  const dueOn = dayOf(issuedIn + terms);
  const charge = chargeOf(lines, plainPricing);
  const sentAt = is === 'draft' ? null : momentOf(issuedIn, 1);
  const downloadedAt = is === 'downloaded' ? momentOf(issuedIn + 1, 2) : null;
  const number = sentAt && numberIn(sampleSeller.numberPrefix, id, sampleSeller);
  const facts = {
    ...{
      id,
      number,
      client: clientOnInvoice({ buyerReference: '', companyNumber: '', taxNumber: '', ...client }),
      currency,
      dueOn,
      ...charge,
      issuedAt: sentAt,
      downloadedAt,
    },
    paidCents: paid.reduce((sum, [amountCents]) => sum + amountCents, 0),
    creditedCents: credits === undefined ? creditedBy(sample) : charge.totalCents,
  };
  const follows = derivedColumns(facts, today);
  const row = {
    ...{ ...facts, ...follows, clientId, lines, notes, sentAt },
    ...(credits !== undefined && { kind: 'credit-note' as const, creditsId: id - credits }),
    seller: sentAt && freezeSeller(seller),
    service: serviceOf(lines),
    issuedOn: dayOf(issuedIn),
    delivery: 'issue-day' as const,
    nextReminderOn: follows.balanceCents > 0 && sentAt ? nextReminderDay(dueOn, sampleSeller.reminderDays, today) : null,
    createdAt: momentOf(issuedIn, 0),
    updatedAt: now,
  };
  const history: { invoiceId: number; kind: HistoryEntry['kind']; detail: string; at: Date }[] = [];
  const happened = (kind: HistoryEntry['kind'], at: Date | null, detail = '', invoiceId = id) =>
    at && history.push({ invoiceId, kind, detail, at });
  happened('created', row.createdAt);
  happened('issued', sentAt);
  happened('sent', sentAt, client.companyEmail);
  happened('downloaded', downloadedAt);
  if (row.status === 'Past Due') happened('past-due', momentOf(issuedIn + terms + 1, 0));
  if (row.creditsId) happened('credited', sentAt, number ?? '', row.creditsId);
  const payments = paid.map(([amountCents, paidIn], index) => {
    const at = momentOf(paidIn, 3 + index);
    happened('paid', at, moneyText(amountCents, currency));
    return { invoiceId: id, amountCents, paidOn: dayOf(paidIn), method: 'bank-transfer' as const, createdAt: at };
  });
  return { row, payments, history };
}

function creditedBy(sample: SampleInvoice): number {
  const place = sampleInvoices.indexOf(sample);
  const notes = sampleInvoices.filter(({ credits }, index) => credits !== undefined && index - credits === place);
  return notes.reduce((sum, { lines }) => sum - chargeOf(lines, plainPricing).totalCents, 0);
}

interface RecurringSample {
  entity: string;
  /** Ids of the sample clients, in order. */
  clientIds: number[];
  createdBy: number | null;
  now: Date;
}

async function addSampleRecurring(db: Db, { entity, clientIds, createdBy, now }: RecurringSample): Promise<void> {
  const ids = await nextIds(db, entity, 'recurring-invoice', sampleRecurring.length);
  await db.insert(recurringInvoices).values(
    sampleRecurring.map(({ client, nextIn, line, ...told }, index) => {
      const nextOn = new Date(now.getTime() + nextIn * dayMs).toISOString().slice(0, 10);
      return {
        ...{ ...told, entity, id: ids[index] ?? 0, clientId: clientIds[client - 1] ?? 0 },
        ...{ nextOn, anchorDay: anchorOf(nextOn), lines: [line], totalCents: invoiceTotals([line]).totalCents },
        ...{ currency: sampleSeller.currency, paymentTermsDays: sampleSeller.paymentTermsDays },
        ...{ createdBy, createdAt: now, updatedAt: now },
      };
    }),
  );
}

const dayMs = 86_400_000;
