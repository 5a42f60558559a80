import type { AnswerOf } from '#contract/endpoint.ts';
import { uploadFile } from '#features/files/contract.ts';
import { refresh } from '#web/api-client.ts';
import { apiErrorFrom, unreachable } from '#web/api-error.ts';
import { requestAddress } from '#web/request-address.ts';
import { readSession } from '#web/session-store.ts';

export type StoredFile = AnswerOf<typeof uploadFile>['file'];

const longestName = 200;

/**
 * Uploads a file, telling how much of it has gone (0 to 1). Only XMLHttpRequest tells that. Throws `ApiError`; the signal's reason
 * when aborted.
 */
export async function uploadBytes(file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<StoredFile> {
  const address = requestAddress(uploadFile.path, {}, { name: shortName(file.name || 'file') });
  const token = readSession()?.accessToken ?? '';
  let { status, body } = await send(address, file, onProgress, signal);
  if (status === 401 && (await refresh.after(token))) ({ status, body } = await send(address, file, onProgress, signal));
  if (status === 0) throw unreachable();
  if (status >= 300) throw apiErrorFrom(status, body);
  return (body as AnswerOf<typeof uploadFile>).file;
}

/** Status 0: the server was not reached. */
function send(address: string, file: File, onProgress: (part: number) => void, signal: AbortSignal) {
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const held = readSession();
    request.open(uploadFile.method, address);
    request.setRequestHeader('Accept', 'application/json');
    if (held) {
      request.setRequestHeader('Authorization', `Bearer ${held.accessToken}`);
      request.setRequestHeader('Entity', held.userData.eid.split('-')[0] ?? '');
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) });
    request.onerror = () => resolve({ status: 0, body: undefined });
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A name that is too long loses its middle, not its ending. */
function shortName(name: string): string {
  return name.length <= longestName ? name : `${name.slice(0, longestName - 20)}…${name.slice(-19)}`;
}
