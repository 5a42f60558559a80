import { expect, test } from 'vitest';
import { invoiceFilterInput, readInvoiceTable } from './invoice-table.ts';

test('reads valid list settings from the URL, and maps them to the server’s names', () => {
  const state = readInvoiceTable({ q: 'miramar', status: 'Past Due', sort: 'due', direction: 'asc', page: 2 });
  expect(invoiceFilterInput(state)).toEqual({ q: 'miramar', status: 'Past Due', sort: 'asc', sortColumn: 'dueDate' });
  const nonsense = readInvoiceTable({ status: 'Lost', sort: 'colour' });
  expect(invoiceFilterInput(nonsense)).toEqual({ q: '', status: '', sort: 'desc', sortColumn: 'id' });
  expect(invoiceFilterInput(readInvoiceTable({ sort: 'number', direction: 'asc' }))).toMatchObject({ sort: 'asc', sortColumn: 'number' });
  const narrowed = readInvoiceTable({ status: 'open', from: '2026-01-01', until: '2026-02-30' });
  expect(invoiceFilterInput(narrowed)).toMatchObject({ status: 'open', issuedFrom: '2026-01-01' });
  expect(invoiceFilterInput(narrowed)).not.toHaveProperty('issuedUntil');
});

test('finds a number however it is written', () => {
  const asked = (q: string) => invoiceFilterInput(readInvoiceTable({ q })).q;
  expect(['#5021', 'JV-5021', 'INV-0042', '#R/7'].map(asked)).toEqual(['5021', 'JV-5021', 'INV-0042', '#R/7']);
  expect(['paid', '€205', 'B14', '13 Dec 2026', 'a-b'].map(asked)).toEqual(['paid', '€205', 'B14', '13 Dec 2026', 'a-b']);
});
