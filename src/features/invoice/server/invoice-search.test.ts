import { expect, test } from 'vitest';
import { searchText } from './invoice-search.ts';

test('contains all searched fields, each once', () => {
  const client = { companyEmail: 'Tomas@miramar.example', name: 'Tomás Arrieta', company: 'Hotel Miramar Group' };
  const invoice = {
    id: 4987,
    number: 'JV-0012',
    client,
    totalCents: 1_076_800,
    balanceCents: -20_550,
    currency: 'EUR',
    dueOn: '2030-12-13',
  };
  expect(searchText(invoice).split('\u001f')).toEqual([
    'tomas@miramar.example',
    'tomás arrieta',
    'hotel miramar group',
    '4987',
    '13 dec 2030',
    '10768',
    '€10,768.00',
    '€10768',
    '-€205.50',
    'jv-0012',
  ]);
  expect(
    searchText({ ...invoice, totalCents: 0, balanceCents: 0 })
      .split('\u001f')
      .slice(5),
  ).toEqual(['0', '€0.00', '€0', 'jv-0012']);
});
