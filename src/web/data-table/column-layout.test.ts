import { expect, test } from 'vitest';
import type { TableColumn } from './column.ts';
import { arranged, movedBefore, readLayout, withPlace, writeLayout } from './column-layout.ts';

const column = (key: string, more: Partial<TableColumn<string>> = {}): TableColumn<string> => ({
  key,
  label: key,
  cell: (row) => row,
  ...more,
});
const columns = [column('name', { card: 'main' }), column('post', { width: '160px' }), column('city'), column('age', { isExtra: true })];
const keys = (text: string) => arranged(columns, readLayout(text, columns)).map(({ key }) => key);

test('the default layout is written as an empty string', () => {
  expect(writeLayout(readLayout('', columns), columns)).toBe('');
  expect(keys('')).toEqual(['name', 'post', 'city']);
});

test('encodes order, hidden columns, pinned columns and widths', () => {
  const text = 'city*_240.name.-post.age';
  expect(writeLayout(readLayout(text, columns), columns)).toBe(text);
  expect(arranged(columns, readLayout(text, columns))).toMatchObject([
    { key: 'city', isPinned: true, width: '240px' },
    { key: 'name' },
    { key: 'age' },
  ]);
  expect(keys('post.city*.name')).toEqual(['city', 'post', 'name']);
});

test('ignores unknown, repeated and malformed columns, and puts new columns in their default place', () => {
  expect(keys('city.shoes.name.city.<b>.post')).toEqual(['city', 'name', 'post']);
  expect(keys('city.name')).toEqual(['city', 'post', 'name']);
  expect(readLayout('post_9999', columns).find(({ key }) => key === 'post')?.width).toBe(720);
});

test('cannot hide the main column', () => {
  expect(keys('-name.post')).toContain('name');
});

test('moves a column before another one, or to the end', () => {
  const order = (before: string | undefined) => movedBefore(readLayout('', columns), 'name', before).map(({ key }) => key);
  expect(order('city')).toEqual(['post', 'name', 'city', 'age']);
  expect(order(undefined)).toEqual(['post', 'city', 'age', 'name']);
  expect(order('name')).toEqual(['name', 'post', 'city', 'age']);
  expect(withPlace(readLayout('', columns), 'post', { width: 100 })[1]).toMatchObject({ key: 'post', width: 100 });
});
