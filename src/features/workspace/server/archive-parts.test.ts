import { packTar } from 'modern-tar';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '#server/refusal.ts';
import { checkPart } from './check-part.ts';
import { lineBatches } from './line-batches.ts';
import { readTar } from './read-entries.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** Splits bytes into chunks of a length and counts those that were read. */
function piecesOf(bytes: Bytes, length: number) {
  const seen = { taken: 0, isClosed: false };
  async function* pieces() {
    try {
      for (let at = 0; at < bytes.byteLength; at += length) {
        seen.taken += 1;
        yield bytes.subarray(at, at + length);
      }
    } finally {
      seen.isClosed = true;
    }
  }
  return { seen, pieces: pieces() };
}
const packed = async (...files: Record<string, unknown>[]): Promise<Bytes> =>
  packTar(
    files.map(({ name, body = '', ...more }) => ({
      header: { name: String(name), size: String(body).length, ...more },
      body: String(body),
    })),
  );

async function namesIn(archive: Bytes, length = 512): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, isFile, read } of readTar(piecesOf(archive, length).pieces))
    names.push(`${name} ${isFile ? new TextDecoder().decode(await read()) : 'no file'}`);
  return names;
}

describe('a tar archive', () => {
  test('can be read in chunks of any size', async () => {
    const archive = await packed({ name: 'one.txt', body: 'a' }, { name: 'empty' }, { name: 'two.txt', body: 'b'.repeat(1000) });
    for (const length of [1, 7, 512, 700, 100_000])
      expect(await namesIn(archive, length)).toEqual(['one.txt a', 'empty ', `two.txt ${'b'.repeat(1000)}`]);
  });

  test('yields files; other entries are named but not read', async () => {
    const archive = await packed({ name: 'n'.repeat(300), body: 'a' }, { name: 'folder/', type: 'directory' });
    const [first = '', , last] = await namesIn(archive);
    expect([first.slice(0, 10), first.endsWith('no file'), last]).toEqual(['PaxHeader/', true, 'folder/ no file']);
  });

  test('is read only as far as requested', async () => {
    const { seen, pieces } = piecesOf(await packed({ name: 'large', body: 'x'.repeat(100_000) }), 512);
    for await (const { sizeBytes } of readTar(pieces)) {
      expect([sizeBytes, seen.taken]).toEqual([100_000, 1]);
      break;
    }
    expect(seen).toEqual({ taken: 1, isClosed: true });
  });

  test('is rejected when truncated, changed, or followed by more data', async () => {
    const archive = await packed({ name: 'one.txt', body: 'a'.repeat(600) });
    const changed = archive.map((byte, at) => (at === 3 ? byte + 1 : byte));
    for (const bad of [archive.slice(0, 700), archive.slice(0, -512), changed, new Uint8Array([...archive, 1]), utf8('x'.repeat(600))])
      await expect(namesIn(bad)).rejects.toThrow();
  });
});

describe('a part of a table', () => {
  test('is decoded and split a few lines at a time', () => {
    const lines = Array.from({ length: 1000 }, (_, index) => `{"id":${index}}`);
    const batches = [...lineBatches(utf8(`${lines.join('\n')}\n`), 'part')];
    expect([batches.length, batches.flat()]).toEqual([5, lines]);
    expect([...lineBatches(utf8(`${'ü'.repeat(1_000_000)}\n{}\n`), 'part')].map(([line]) => line?.length)).toEqual([1_000_000, 2]);
  });

  test('must end with a line break and be UTF-8', () => {
    const codeOf = (bytes: Bytes) => {
      try {
        return [...lineBatches(bytes, 'part')];
      } catch (error) {
        return (error as Refusal).reason;
      }
    };
    for (const bad of ['', '{}', '{}\n{}']) expect(codeOf(utf8(bad))).toEqual({ code: 'archive_changed', entry: 'part' });
    expect(codeOf(new Uint8Array([0xff, 10]))).toEqual({ code: 'archive_damaged' });
  });

  const given = {
    table: 'todo_tasks',
    key: ['id'],
    known: ['id', 'title'],
    entry: 'tables/todo_tasks/000000.jsonl',
    maxRows: 1000,
    room: 100,
  };
  const check = (text: string, more: object = {}) => checkPart.run({ ...given, bytes: utf8(text), ...more });

  test.each(['\n', '{}\n', '[\n'])('of only %j is refused at its row limit, naming the part', async (line) => {
    expect(await check(line.repeat(1000))).toMatchObject({ rows: 1000 });
    const refusal = { code: 'archive_too_many_rows', entry: given.entry, max: 1000 };
    const tooLong = async () => check(line.repeat(1001));
    await expect(tooLong()).rejects.toMatchObject({ status: 400, reason: refusal });
  });

  test('reports rows and columns up to their limits', async () => {
    const wide = `{${Array.from({ length: 500 }, (_, index) => `"c${index}":1`)},"id":1,"title":""}\n`;
    const part = await check(`[\n`.repeat(300) + wide, { room: 7 });
    expect([part.rows, part.problems.length, part.columns]).toEqual([301, 7, []]);
    const { columns, otherColumns } = await check(wide);
    expect([columns, otherColumns.length]).toEqual([['id', 'title'], 100]);
  });

  test('of files has a short line limit, since the import reads it on the main thread', async () => {
    const row = `{"id":1,"key":"${'a'.repeat(64)}","size_bytes":3,"more":"${'x'.repeat(16 * 1024)}"}\n`;
    const { problems, sizes } = await check(row, { table: 'files' });
    expect(problems).toMatchObject([{ why: { code: 'too_long', max: 16 * 1024 } }]);
    expect(sizes.size).toBe(0);
  });

  test('omits the id of a row too long to parse again', async () => {
    const { problems } = await check(`{"id":7,"entity":"others"}\n{"id":7,"entity":"others","more":"${'x'.repeat(65_536)}"}\n`);
    expect(problems.map(({ id }) => id)).toEqual(['7', '']);
  });

  test('of files accepts only checksums as keys', async () => {
    const row = (key: string) => `{"id":1,"key":"${key}","size_bytes":3}\n`;
    const files = { table: 'files' };
    expect((await check(row('a'.repeat(64)), files)).sizes).toEqual(new Map([['a'.repeat(64), 3]]));
    expect((await check(row('a'.repeat(65)), files)).problems).toMatchObject([{ why: { code: 'row_malformed' } }]);
  });
});
