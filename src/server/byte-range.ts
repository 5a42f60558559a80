/** First and last byte of a requested range. */
interface ByteRange {
  from: number;
  to: number;
}

/**
 * Parses a `Range` header with a single range, as media players send it when seeking: `bytes=0-499`, `bytes=500-` or `bytes=-500`.
 * @returns null to send the whole file, also if the header isn't understood; `'outside'` if the range is beyond the file
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

/**
 * Responds with the requested range, because some media players require seeking. `given` are the headers of the whole file, with its ETag.
 */
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
