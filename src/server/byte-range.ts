/** The first and the last byte of what is wanted of a file. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * The part of a file that a header `Range` asks for, as players do who seek: one part, `bytes=0-499`, `bytes=500-` or `bytes=-500`.
 * @returns null where all of it is to be answered, also for what is not understood; `'outside'` where no byte of it is there
 */
export function byteRange(header: string | null, size: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') return Number(last) === 0 ? 'outside' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'outside' : { from, to };
}
