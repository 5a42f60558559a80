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

test('reads all rows in order, page by page', async () => {
  const { read, asked } = listOf(230);
  expect(await readAllRows(read)).toEqual(Array.from({ length: 230 }, (_, at) => at));
  expect(asked).toEqual([1, 2, 3]);
  expect(await readAllRows(listOf(0).read)).toEqual([]);
});

test('reads only the first thousand rows of a longer list', async () => {
  const { read, asked } = listOf(1_000_000);
  expect(await readAllRows(read)).toHaveLength(1000);
  expect(asked).toHaveLength(10);
});
