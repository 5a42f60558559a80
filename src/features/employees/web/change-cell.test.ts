import { expect, test } from 'vitest';
import { apiErrorFrom } from '#web/api-error.ts';
import type { Employee } from '../contract.ts';
import { changeCell } from './change-cell.ts';

const seen = { id: 84, city: 'Dunedin', salaryCents: 3_390_000, version: 1 } as Employee;

/** Changes the salary when the server has this row; returns the versions the requests were based on. */
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

test('saves a cell when another cell of the row has just changed', async () => {
  expect(await changeOver({ city: 'Bluff', version: 2 })).toEqual([1, 2]);
});

test('does not overwrite a cell that was changed elsewhere', async () => {
  await expect(changeOver({ salaryCents: 3_525_000, version: 2 })).rejects.toMatchObject({ status: 409 });
});
