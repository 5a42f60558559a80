import { expect, test } from 'vitest';
import { type InvoiceStatus, invoiceStatuses } from './contract.ts';
import { balanceOf, statusOf } from './invoice-status.ts';
import { invoiceTotals } from './line-amounts.ts';
import { sampleClients } from './sample-clients.ts';
import { type SampleInvoice, sampleInvoices } from './sample-invoices.ts';

const day = (from: number) => new Date(Date.parse('2030-03-10') + from * 86_400_000).toISOString().slice(0, 10);

function told(sample: SampleInvoice, place: number) {
  const { totalCents } = invoiceTotals(sample.lines);
  const note = sampleInvoices.find(({ credits }, index) => credits !== undefined && index - credits === place);
  const facts = {
    isIssued: sample.is !== 'draft',
    isDownloaded: sample.is === 'downloaded',
    dueOn: day(sample.issuedIn + (sample.terms ?? 30)),
    totalCents,
    paidCents: (sample.paid ?? []).reduce((sum, [cents]) => sum + cents, 0),
    creditedCents: sample.credits === undefined ? (note ? -invoiceTotals(note.lines).totalCents : 0) : totalCents,
  };
  return { ...sample, totalCents, balanceCents: balanceOf(facts), status: statusOf(facts, day(0)) };
}

const invoices = sampleInvoices.map(told);

test('has 36 invoices in every status', () => {
  const counts = Object.fromEntries(
    invoiceStatuses.map((status): [InvoiceStatus, number] => [status, invoices.filter((one) => one.status === status).length]),
  );
  expect(invoices).toHaveLength(36);
  expect(counts).toEqual({ Paid: 23, 'Past Due': 2, 'Partial Payment': 3, Downloaded: 3, Sent: 3, Draft: 2 });
});

test('matches the sample story: Miramar’s invoices are past due, and its order adds up', () => {
  expect(invoices.filter(({ status }) => status === 'Past Due').map(({ client }) => client)).toEqual([1, 1]);
  expect(invoices.find(({ client, status }) => client === 1 && status === 'Draft')?.totalCents).toBe(1_076_800);
});

test('has an invoice for each client, exact payments except for two credits, and no future dates', () => {
  expect(new Set(invoices.map(({ client }) => client)).size).toBe(sampleClients.length);
  expect(invoices.filter(({ balanceCents }) => balanceCents < 0).map(({ balanceCents }) => balanceCents)).toEqual([-20_500, -52_000]);
  for (const { issuedIn, paid = [] } of invoices) {
    expect(issuedIn).toBeLessThanOrEqual(0);
    for (const [, paidIn] of paid) expect(paidIn >= issuedIn && paidIn <= 0).toBe(true);
  }
  expect(invoices.map(({ issuedIn }) => issuedIn)).toEqual(invoices.map(({ issuedIn }) => issuedIn).sort((a, b) => a - b));
});
