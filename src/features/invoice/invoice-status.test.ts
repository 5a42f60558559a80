import { expect, test } from 'vitest';
import { type InvoiceFacts, statusOf } from './invoice-status.ts';

const sent: InvoiceFacts = { isIssued: true, isDownloaded: false, dueOn: '2030-03-10', totalCents: 1000, paidCents: 0, creditedCents: 0 };

test.each<[Partial<InvoiceFacts>, string, string]>([
  [{}, '2030-03-10', 'Sent'],
  [{}, '2030-03-11', 'Past Due'],
  [{ isDownloaded: true }, '2030-03-10', 'Downloaded'],
  [{ isDownloaded: true }, '2030-03-11', 'Past Due'],
  [{ isDownloaded: true, paidCents: 1 }, '2030-03-10', 'Partial Payment'],
  [{ paidCents: 999 }, '2030-03-11', 'Past Due'],
  [{ creditedCents: 999 }, '2030-03-10', 'Sent'],
  [{ creditedCents: 999, paidCents: 1 }, '2030-03-11', 'Paid'],
  [{ paidCents: 1000 }, '2030-03-11', 'Paid'],
  [{ paidCents: 1200 }, '2030-03-11', 'Paid'],
  [{ creditedCents: 1000 }, '2030-03-11', 'Paid'],
  [{ totalCents: 0 }, '2030-03-11', 'Paid'],
  [{ totalCents: -500, creditedCents: -500 }, '2030-03-11', 'Paid'],
  [{ isIssued: false }, '2030-03-11', 'Draft'],
  [{ isIssued: false, totalCents: 0 }, '2030-03-09', 'Draft'],
])('%j on %s is %s', (facts, today, status) => {
  expect(statusOf({ ...sent, ...facts }, today)).toBe(status);
});
