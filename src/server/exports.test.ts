import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Exports } from './exports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An endless export that records what happens to it. */
function endless() {
  const seen = { asked: 0, isOver: false, failures: [] as string[] };
  async function* parts(): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
    try {
      for (;;) {
        seen.asked += 1;
        yield new Uint8Array([seen.asked]);
      }
    } finally {
      seen.isOver = true;
    }
  }
  const file = {
    name: 'all.csv',
    mediaType: 'text/csv',
    parts: parts(),
    onFailure: (error: unknown) => void seen.failures.push(String(error)),
  };
  return { seen, file };
}
const reader = (entity: string, personId: number) => ({ entity, identity: { personId } });
const readerOf = (answer: Response) => (answer.body as ReadableStream<Uint8Array>).getReader();
const refused = (code: string) => expect.objectContaining({ status: 429, reason: expect.objectContaining({ code }) });

describe('exports', () => {
  test('are limited to one per user and two per company', () => {
    const exports = new Exports();
    const begin = (entity: string, personId: number) => exports.answer(reader(entity, personId), endless().file);
    begin('acme', 1);
    expect(() => begin('acme', 1)).toThrow(refused('export_running'));
    begin('acme', 2);
    expect(() => begin('acme', 3)).toThrow(refused('exports_running'));
    expect(begin('brill', 1).status).toBe(200);
  });

  test('free their slot when read, aborted or failed', async () => {
    const exports = new Exports();
    const begin = (parts: AsyncGenerator<Uint8Array<ArrayBuffer>, undefined>) =>
      exports.answer(reader('acme', 1), { ...endless().file, parts });
    async function* short(): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
      yield new TextEncoder().encode('all of it');
    }
    async function* broken(): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
      yield* short();
      throw new Error('the database is gone');
    }
    expect(await begin(short()).text()).toBe('all of it');
    await expect(begin(broken()).text()).rejects.toThrow('the database is gone');
    await begin(endless().file.parts).body?.cancel();
    expect(await begin(short()).text()).toBe('all of it');
  });

  test('produce nothing while unread, and end after a minute', async () => {
    const exports = new Exports();
    const { seen, file } = endless();
    const answer = exports.answer(reader('acme', 1), file);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(seen).toEqual({ asked: 0, isOver: false, failures: [] });
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.failures).toEqual([expect.stringContaining('nobody reads')]);
    await expect(answer.text()).rejects.toThrow('nobody reads');
    expect(exports.answer(reader('acme', 1), endless().file).status).toBe(200);
  });

  test('restart the minute with each chunk read', async () => {
    const { seen, file } = endless();
    const stream = readerOf(new Exports().answer(reader('acme', 1), file));
    for (let taken = 1; taken <= 3; taken++) {
      await vi.advanceTimersByTimeAsync(59_000);
      expect((await stream.read()).value).toEqual(new Uint8Array([taken]));
    }
    expect(seen).toEqual({ asked: 3, isOver: false, failures: [] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([seen.asked, seen.isOver]).toEqual([3, true]);
  });
});
