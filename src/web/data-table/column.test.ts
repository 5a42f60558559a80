import { expect, it } from 'vitest';
import { columnsWithRoom, mainColumn, type TableColumn } from './column.ts';

const column = (key: string, rest: Partial<TableColumn<never>> = {}): TableColumn<never> => ({
  key,
  label: key,
  cell: () => null,
  ...rest,
});
const columns = [
  column('id', { width: '100px' }),
  column('name', { card: 'main' }),
  column('total', { width: '120px' }),
  column('due', { width: '140px', hideBelow: 700 }),
  column('issued', { width: '140px', hideBelow: 900 }),
];
const shown = (width: number, beside = 116, isCards = false) =>
  columnsWithRoom(columns, width, { isCards, beside })
    .map(({ key }) => key)
    .join(' ');

it('names the row by the main column, or by the first', () => {
  expect(mainColumn(columns)).toBe('name');
  expect(mainColumn(columns.slice(2))).toBe('total');
});

it('drops columns when the table or the main column would be too narrow', () => {
  expect(shown(1200)).toBe('id name total due issued');
  expect(shown(899)).toBe('id name total due');
  expect(shown(699)).toBe('id name total');
  expect(shown(900, 300)).toBe('id name total due');
  expect(shown(700, 300)).toBe('id name total');
});

it('keeps required columns, and on cards all that fit', () => {
  expect(shown(300)).toBe('id name total');
  expect(shown(700, 300, true)).toBe('id name total due');
});

it('keeps columns with a card position on cards', () => {
  const placed = [column('name'), column('balance', { hideBelow: 760, card: 'aside' }), column('issued', { hideBelow: 1060 })];
  const keys = (isCards: boolean) => columnsWithRoom(placed, 390, { isCards, beside: 0 }).map(({ key }) => key);
  expect(keys(true)).toEqual(['name', 'balance']);
  expect(keys(false)).toEqual(['name']);
});
