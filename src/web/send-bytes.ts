import type { Upload } from './transport.ts';

/** Uploads a file's bytes. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendBytes({ method, address, headers, bytes, onProgress, signal }: Upload): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, address);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    if (onProgress) request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => {
      signal?.removeEventListener('abort', abort);
      resolve({ status: request.status, text: request.responseText });
    };
    signal?.addEventListener('abort', abort, { once: true });
    request.send(bytes);
  });
}
