import { Refusal } from '#server/refusal.ts';

/** Limits of one batch, which the import inserts with one statement. */
const most = { lines: 200, bytes: 1024 * 1024 };
const newline = 10;

/**
 * Yields the lines of a part in batches. Splitting a whole part at once would take many times its size in memory.
 * @throws 400 if the bytes aren't text, the part has no lines, or its last line has no line break
 */
export function* lineBatches(part: Uint8Array, entry: string): Generator<string[]> {
  if (part.at(-1) !== newline) throw new Refusal('invalid', { code: 'archive_changed', entry });
  for (let from = 0; from < part.byteLength; ) {
    let to = from;
    for (let lines = 0; to < part.byteLength && lines < most.lines && to - from < most.bytes; lines++) to = part.indexOf(newline, to) + 1;
    yield decoded(part.subarray(from, to - 1)).split('\n');
    from = to;
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal('invalid', { code: 'archive_damaged' });
  }
}
