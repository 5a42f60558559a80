import { expect, test } from 'vitest';
import { rowsText } from './rows-text.ts';

test('rows are lines, cells are separated by tabs, and columns without text are left out', () => {
  const columns = [
    { key: 'name', label: 'Name', cell: () => null, text: ({ name }: { name: string }) => name },
    { key: 'picture', label: 'Picture', cell: () => null },
    { key: 'place', label: 'Place', cell: () => null, text: () => 'Porto\t4050\n' },
  ];
  expect(rowsText(columns, [{ name: 'Maren' }])).toBe('Name\tPlace\nMaren\tPorto 4050 ');
});
