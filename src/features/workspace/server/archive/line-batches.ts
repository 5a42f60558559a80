import { Refusal } from '#server/refusal.ts';

/** As many rows as one statement of the import takes. */
const most = { lines: 200, bytes: 1024 * 1024 };
const newline = 10;

/**
 * The lines of a part, some at a time: a part that is split as a whole takes many times its size in memory.
 * @throws 400 for bytes that are no text, and for a part without lines, or whose last line has no end
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
