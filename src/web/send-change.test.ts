import { expect, test } from 'vitest';
import { apiErrorFrom } from './api-error.ts';
import { sendChange } from './send-change.ts';

interface Row {
  title: string;
  tag: string;
  version: number;
}

const base = { title: 'Oak', tag: '' };

/** Submits a form while the row is already at version 2; returns the last request. */
async function sendOver(current: Row, values: typeof base) {
  const sent: [string[], number][] = [];
  await sendChange({
    ...{ base, values, version: 1, versionOf: ({ version }: Row) => version, valuesOf: ({ title, tag }: Row) => ({ title, tag }) },
    send: async (fields, version) => {
      sent.push([fields, version]);
      if (version !== current.version)
        throw apiErrorFrom(409, { error: { code: 'conflict', message: 'It was changed meanwhile', current } });
      return current;
    },
  });
  return sent.at(-1);
}

test('merges changes of different fields', async () => {
  expect(await sendOver({ title: 'Oak', tag: 'wood', version: 2 }, { title: 'Ash', tag: '' })).toEqual([['title'], 2]);
});

test('reports a conflict when the same field was changed differently', async () => {
  await expect(sendOver({ title: 'Elm', tag: '', version: 2 }, { title: 'Ash', tag: '' })).rejects.toMatchObject({ status: 409 });
});

test('reports no conflict when the same field was changed to the same value', async () => {
  expect(await sendOver({ title: 'Ash', tag: '', version: 2 }, { title: 'Ash', tag: 'fair' })).toEqual([['title', 'tag'], 2]);
});
