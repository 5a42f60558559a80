import { expect, test } from 'vitest';
import { apiErrorFrom } from './api-error.ts';
import { sendChange } from './send-change.ts';

interface Row {
  title: string;
  tag: string;
  version: number;
}

const base = { title: 'Oak', tag: '' };

/** Sends a form over a row that stands at version 2 by now; answers what was sent last. */
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

test('other fields than mine were changed meanwhile: both changes stand', async () => {
  expect(await sendOver({ title: 'Oak', tag: 'wood', version: 2 }, { title: 'Ash', tag: '' })).toEqual([['title'], 2]);
});

test('the same field was changed to something else meanwhile: that is a conflict', async () => {
  await expect(sendOver({ title: 'Elm', tag: '', version: 2 }, { title: 'Ash', tag: '' })).rejects.toMatchObject({ status: 409 });
});

test('the same field was changed to the same meanwhile: nobody has anything to choose', async () => {
  expect(await sendOver({ title: 'Ash', tag: '', version: 2 }, { title: 'Ash', tag: 'fair' })).toEqual([['title', 'tag'], 2]);
});
