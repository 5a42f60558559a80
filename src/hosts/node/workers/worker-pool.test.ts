import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { fail, hoard, refuse, spin, waitFor, whoami } from '../../../../tests/workers/hard-tasks.ts';
import { warmPdf } from '../pdf/pdf-tasks.ts';
import { workerPool } from './worker-pool.ts';

const file = fileURLToPath(import.meta.resolve('../../../../tests/workers/hard-worker.ts'));
let opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.map((pool) => pool.close()));
  opened = [];
});

function hardPool(options: Parameters<typeof workerPool>[0] = {}) {
  const pool = workerPool({ file, ...options });
  opened.push(pool);
  return pool;
}
const bytesOf = (length: number) => new Uint8Array(length).fill(7);

describe('work in the pool', () => {
  test('runs in the server’s worker, which knows its tasks', async () => {
    // Loading the PDF libraries may take any time, depending on the machine.
    const unlimited = { ...warmPdf, limitMs: 2 ** 31 - 1 };
    expect(await hardPool({ file: undefined as unknown as string }).run(unlimited, null)).toBe(null);
  });
  test('runs in a worker thread, or on the calling thread if short', async () => {
    const pool = hardPool();
    expect(await pool.run(whoami, { bytes: bytesOf(100_000) })).toMatchObject({ isMainThread: false });
    const here = await whoami.run({ bytes: bytesOf(1) });
    expect(await pool.run(whoami, { bytes: bytesOf(100) })).toMatchObject({ threadId: here.threadId });
  });
  test('copies its input, without the rest of a larger buffer, unless the input is lent', async () => {
    const pool = hardPool();
    const whole = bytesOf(1_000_000);
    const part = await pool.run(whoami, { bytes: whole.subarray(10, 100_000) });
    expect([part.bytes.length, part.bytes.buffer.byteLength, whole.length]).toEqual([99_990, 99_990, 1_000_000]);
    const back = await pool.run(whoami, { bytes: whole }, whole);
    expect([back.bytes.length, whole.length]).toEqual([1_000_000, 0]);
  });
  test('is rejected when it takes too long, and its thread is replaced', async () => {
    const pool = hardPool();
    const spinning = [1, 2, 3].map(() => pool.run(spin, null).catch((error) => `${error.status} ${error.message}`));
    expect(new Set(await Promise.all(spinning))).toEqual(new Set(['413 The file takes too much time to read']));
    expect(await pool.run(whoami, { bytes: bytesOf(9000) })).toMatchObject({ isMainThread: false });
  });
  test('is rejected when it takes too much memory, and its thread is replaced', async () => {
    const pool = hardPool({ heapMb: 64 });
    await expect(pool.run(hoard, null)).rejects.toMatchObject({ status: 413, message: expect.stringContaining('too much memory') });
    expect(await pool.run(whoami, { bytes: bytesOf(9000) })).toMatchObject({ isMainThread: false });
  });
  test('is refused and fails with the same errors as on the calling thread', async () => {
    const pool = hardPool();
    await expect(pool.run(refuse, 'body')).rejects.toMatchObject({ status: 400, details: { fields: { body: [{ code: 'malformed' }] } } });
    await expect(pool.run(fail, null)).rejects.toThrow('broken');
  });
  test('keeps the calling thread free, is queued, and is rejected when an entity’s or the whole queue is full', async () => {
    const pool = hardPool({ maxWaiting: 3, maxWaitingOfOne: 2 });
    const shared = new SharedArrayBuffer(4);
    const order: string[] = [];
    const ask = (entity: string) => pool.boundTo(entity).run(waitFor, shared);
    const refused = { status: 503, details: { headers: { 'Retry-After': '5' } } };
    const works = ['acme', 'brill', 'acme', 'acme', 'brill'].map((entity) => ask(entity).then(() => order.push(entity)));
    await expect(ask('acme')).rejects.toMatchObject(refused);
    await expect(ask('cobb')).rejects.toMatchObject(refused);
    order.push('answered meanwhile');
    await allWoken(shared, () => order.length === 6);
    await Promise.all(works);
    expect(order[0]).toBe('answered meanwhile');
  });
  test('leaves a thread for other entities, however much one wants', async () => {
    const pool = hardPool();
    const shared = new SharedArrayBuffer(4);
    let done = 0;
    const works = Array.from({ length: 10 }, () =>
      pool
        .boundTo('acme')
        .run(waitFor, shared)
        .then(() => done++),
    );
    expect(await pool.boundTo('brill').run(whoami, { bytes: bytesOf(9000) })).toMatchObject({ isMainThread: false });
    expect(done).toBe(0);
    await allWoken(shared, () => done === 10);
    await Promise.all(works);
  });
});

/** Wakes all running jobs; one that starts later sees the changed number. */
async function allWoken(shared: SharedArrayBuffer, isDone: () => boolean): Promise<void> {
  Atomics.store(new Int32Array(shared), 0, 1);
  while (!isDone()) {
    Atomics.notify(new Int32Array(shared), 0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
