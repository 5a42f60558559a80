import { expect, test } from 'vitest';
import { readAllRows } from './read-all-rows.ts';

const listOf = (total: number) => {
  const asked: number[] = [];
  const read = async (page: number, perPage: number) => {
    asked.push(page);
    const from = (page - 1) * perPage;
    return { total, rows: Array.from({ length: Math.max(0, Math.min(perPage, total - from)) }, (_, at) => from + at) };
  };
  return { read, asked };
};

test('all rows are read in their order, page after page', async () => {
  const { read, asked } = listOf(230);
  expect(await readAllRows(read)).toEqual(Array.from({ length: 230 }, (_, at) => at));
  expect(asked).toEqual([1, 2, 3]);
  expect(await readAllRows(listOf(0).read)).toEqual([]);
});

test('of a list that is too long to be copied the first thousand are', async () => {
  const { read, asked } = listOf(1_000_000);
  expect(await readAllRows(read)).toHaveLength(1000);
  expect(asked).toHaveLength(10);
});
