import { expect, test } from 'vitest';
import { createShownFiles } from './shown-files.ts';

function files(idleBytes = 10) {
  const reads: string[] = [];
  const forgotten: string[] = [];
  const store = createShownFiles({
    idleBytes,
    read: async (address) => {
      reads.push(address);
      if (address.startsWith('gone')) throw new TypeError('not reached');
      return new Blob(['x'.repeat(6)]);
    },
    makeAddress: () => `blob:${reads.length}`,
    forgetAddress: (made) => forgotten.push(made),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { ...store, reads, forgotten, settled };
}

test('reads a file once for all consumers and notifies when it has loaded', async () => {
  const { hold, shown, onChange, reads, settled } = files();
  let told = 0;
  onChange(() => {
    told += 1;
  });
  hold('a');
  hold('a');
  expect(shown('a')).toBeUndefined();
  await settled();
  expect(shown('a')).toBe('blob:1');
  expect(reads).toEqual(['a']);
  expect(told).toBe(1);
});

test('caches unused files up to a limit and evicts the oldest first', async () => {
  const { hold, shown, forgotten, reads, settled } = files();
  const giveUp = ['a', 'b', 'c'].map((address) => hold(address));
  await settled();
  expect(forgotten).toEqual([]);
  const [a, b] = [shown('a'), shown('b')];
  for (const end of giveUp) end();
  expect(forgotten).toEqual([a, b]);
  expect(shown('c')).toBeDefined();
  hold('c');
  hold('a');
  await settled();
  expect(reads).toEqual(['a', 'b', 'c', 'a']);
});

test('never evicts a file in use, whatever its size, and counts a repeated release once', async () => {
  const { hold, shown, forgotten, settled } = files(0);
  const one = hold('a');
  const other = hold('a');
  await settled();
  one();
  one();
  expect(forgotten).toEqual([]);
  expect(shown('a')).toBe('blob:1');
  other();
  expect(forgotten).toEqual(['blob:1']);
  expect(shown('a')).toBeUndefined();
});

test('caches a file released while loading like any other', async () => {
  const { hold, shown, forgotten, settled } = files(0);
  hold('a')();
  await settled();
  expect(shown('a')).toBeUndefined();
  expect(forgotten).toEqual(['blob:1']);
});

test('shows a failed file as a broken image, and retries when it is requested again', async () => {
  const { hold, shown, forgotten, reads, settled } = files();
  const end = hold('gone');
  await settled();
  expect(shown('gone')).toBe('data:,');
  end();
  expect(shown('gone')).toBeUndefined();
  hold('gone');
  await settled();
  expect(reads).toEqual(['gone', 'gone']);
  expect(forgotten).toEqual([]);
});
