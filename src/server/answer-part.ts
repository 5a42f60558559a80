import { byteRange } from './byte-range.ts';

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
