import type { AnswerOf } from '#contract/endpoint.ts';
import { importMailbox } from '#features/mail-transfer/contract.ts';
import { refresh } from '#web/api-client.ts';
import { apiErrorFrom, unreachable } from '#web/api-error.ts';
import { requestAddress } from '#web/request-address.ts';
import { readSession } from '#web/session-store.ts';

export type Imported = AnswerOf<typeof importMailbox>;
type Destination = 'inbox' | 'sent' | 'spam' | 'trash';

interface Upload {
  file: Blob;
  folder: Destination;
  /** Told how much has left, from 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/**
 * Sends an mbox file to be imported. `fetch` does not tell how much of a body has left, so this is the older way; the session is
 * renewed at a 401 all the same. @throws `ApiError`, or the signal's reason when it was called off
 */
export async function uploadMailbox(upload: Upload): Promise<Imported> {
  await refresh.underway();
  let answer = await send(upload);
  if (answer.status === 401 && (await refresh.after(answer.token))) answer = await send(upload);
  upload.signal.throwIfAborted();
  const body: unknown = answer.text ? parsed(answer.text) : undefined;
  if (answer.status === 0) throw unreachable();
  if (answer.status !== importMailbox.status) throw apiErrorFrom(answer.status, body);
  return body as Imported;
}

function send({ file, folder, onProgress, signal }: Upload): Promise<{ status: number; text: string; token: string }> {
  const session = readSession();
  const token = session?.accessToken ?? '';
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(importMailbox.method, requestAddress(importMailbox.path, {}, { folder }));
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', 'application/mbox');
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Entity', session?.userData.eid.split('-')[0] ?? '');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () => resolve({ status: request.status, text: request.responseText, token });
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
