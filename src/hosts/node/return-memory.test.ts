import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Prints the size of V8's young generation after filling it and after freeing it. */
const program = `
  import { getHeapSpaceStatistics } from 'node:v8';
  import { returnMemory } from ${JSON.stringify(new URL('./return-memory.ts', import.meta.url).href)};
  const roomForYoung = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;
  let kept = [];
  for (let turn = 0; turn < 40; turn++) {
    kept = Array.from({ length: 100_000 }, (_, at) => ({ at }));
  }
  const before = roomForYoung();
  kept = [];
  returnMemory();
  console.log(JSON.stringify({ before, after: roomForYoung(), hasGc: 'gc' in globalThis }));`;

test('shrinks the young generation of the heap', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  const { before, after, hasGc } = JSON.parse(printed);
  expect(before).toBeGreaterThan(4_000_000);
  expect(after).toBeLessThanOrEqual(before / 2);
  expect(hasGc).toBe(false);
});
