import { expect, test } from 'vitest';
import { apiErrorFrom } from '#web/api-error.ts';
import type { Employee } from '../contract.ts';
import { changeCell } from './change-cell.ts';

const seen = { id: 84, city: 'Dunedin', salaryCents: 3_390_000, version: 1 } as Employee;

/** Changes the salary of a row that is so by now; answers on which versions it was sent. */
async function changeOver(current: Partial<Employee>): Promise<number[]> {
  const sent: number[] = [];
  const now = { ...seen, ...current };
  await changeCell({ seen, field: 'salaryCents', value: 4_100_000 }, async (version) => {
    sent.push(version);
    if (version !== now.version)
      throw apiErrorFrom(409, { error: { code: 'conflict', message: 'It was changed meanwhile', current: now } });
    return now;
  });
  return sent;
}

test('a cell is changed although another one of the row was, a moment ago', async () => {
  expect(await changeOver({ city: 'Bluff', version: 2 })).toEqual([1, 2]);
});

test('a cell that was changed meanwhile itself is not written over', async () => {
  await expect(changeOver({ salaryCents: 3_525_000, version: 2 })).rejects.toMatchObject({ status: 409 });
});
