import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthwhileBytes = 1024;
// Up to this size, compression takes a millisecond or two. It runs synchronously so that responses don't wait for libuv's threads, which
// may be busy with passwords, files and pictures.
const doneAtOnceBytes = 64 * 1024;
const text = /^(application\/(json|.*\+json)|text\/(html|plain|css|javascript))\b/;

/**
 * Compresses a response in an encoding the client accepts, if worthwhile: text over 1 KB that is neither streamed nor already compressed.
 */
export async function compressAnswer(request: Request, answer: Response): Promise<Response> {
  const accepted = request.headers.get('Accept-Encoding') ?? '';
  const encoding = /\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)
    ? 'br'
    : /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)
      ? 'gzip'
      : undefined;
  if (!text.test(answer.headers.get('Content-Type') ?? '')) return answer;
  answer.headers.append('Vary', 'Accept-Encoding');
  if (!encoding || !answer.body || answer.headers.has('Content-Encoding') || request.method === 'HEAD') return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.delete('Content-Length');
  if (bytes.byteLength < worthwhileBytes) return new Response(bytes, { status: answer.status, headers });
  const packed = await pack(bytes, encoding);
  headers.set('Content-Encoding', encoding);
  // A strong ETag no longer matches the compressed bytes.
  const etag = headers.get('ETag');
  if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`);
  return new Response(new Uint8Array(packed), { status: answer.status, headers });
}

async function pack(bytes: Uint8Array, encoding: 'br' | 'gzip'): Promise<Uint8Array> {
  const isDoneAtOnce = bytes.byteLength <= doneAtOnceBytes;
  if (encoding === 'gzip') return isDoneAtOnce ? gzipSync(bytes, { level: 5 }) : zip(bytes, { level: 5 });
  const options: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } };
  return isDoneAtOnce ? brotliCompressSync(bytes, options) : brotli(bytes, options);
}
