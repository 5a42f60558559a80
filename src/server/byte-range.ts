/** The first and the last byte of what is wanted of a file. */
interface ByteRange {
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

/** What is played is asked for part by part: some players show nothing that they cannot seek in. `given` are the headers of the whole, with its ETag. */
export function answerPart(bytes: Uint8Array<ArrayBuffer>, given: Record<string, string>, request: Request): Response {
  const headers = { ...given, 'Accept-Ranges': 'bytes' };
  const isSame = [null, given.ETag].includes(request.headers.get('If-Range'));
  const range = isSame ? byteRange(request.headers.get('Range'), bytes.byteLength) : null;
  if (range === null) return new Response(bytes, { headers });
  const size = bytes.byteLength;
  if (range === 'outside') return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
  const part = bytes.subarray(range.from, range.to + 1);
  return new Response(part, { status: 206, headers: { ...headers, 'Content-Range': `bytes ${range.from}-${range.to}/${size}` } });
}
