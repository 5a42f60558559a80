import { heavyTask } from '#server/heavy-work.ts';
import { invalid } from '#server/refusal.ts';

/** Tasks a pool must survive. */
export const spin = heavyTask({
  name: 'spin',
  limitMs: 300,
  run: (_given: null): null => {
    for (;;);
  },
});

export const hoard = heavyTask({
  name: 'hoard',
  run: (_given: null) => {
    const hoarded: object[] = [];
    for (;;) hoarded.push({ at: hoarded.length, text: `${hoarded.length}` });
  },
});

export const refuse = heavyTask({
  name: 'refuse',
  run: (field: string): null => {
    throw invalid(field, 'malformed');
  },
});

export const fail = heavyTask({
  name: 'fail',
  run: (_given: null): null => {
    throw new TypeError('broken');
  },
});

/** Waits until 1 is written to the shared bytes. */
export const waitFor = heavyTask({
  name: 'wait for',
  limitMs: 30_000,
  run: (shared: SharedArrayBuffer) => {
    const flags = new Int32Array(shared);
    Atomics.wait(flags, 0, 0);
    return 'waited';
  },
});

export const whoami = heavyTask({
  name: 'whoami',
  lengthOf: ({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) => bytes.length,
  run: async ({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) => {
    const { isMainThread, threadId } = await import('node:worker_threads');
    return { isMainThread, threadId, bytes };
  },
});

export const hardTasks = [spin, hoard, refuse, fail, waitFor, whoami];
