import { expect, test } from 'vitest';
import { removalOf } from './invoice-queries.ts';

const [draft, sent, paid] = (['Draft', 'Sent', 'Paid'] as const).map((invoiceStatus) => ({ invoiceStatus }));

test.each([
  [[draft, draft], 'deleted'],
  [[sent, paid], 'voided'],
  [[draft, sent], 'gone'],
])('%j are %s', (invoices, done) => {
  expect(removalOf(invoices.filter((one) => one !== undefined))).toBe(done);
});
