import type { AnswerOf, AnyEndpoint, InputOf } from '#contract/endpoint.ts';
import { refresh } from './api-client.ts';
import { apiErrorFrom, networkError } from './api-error.ts';
import { callHeaders } from './call-headers.ts';
import { languageHeader } from './first-visit.ts';
import { type Fields, requestAddress } from './request-address.ts';
import { sendBytes } from './send-bytes.ts';
import { readSession } from './session-store.ts';
import { whileBusy } from './settled.ts';
import { transport } from './transport.ts';

interface UploadOptions {
  /** Called with the share sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

interface Answered {
  status: number;
  text: string;
  token: string;
}

/**
 * Calls an endpoint whose body is a file's bytes, with upload progress. Like other requests, it refreshes the session on 401 and
 * repeats the request. Throws `ApiError` when rejected or unreachable, and the signal's reason when aborted.
 */
export function uploadWithProgress<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  bytes: Blob,
  options: UploadOptions = {},
): Promise<AnswerOf<E>> {
  return whileBusy('call', upload(endpoint, input, bytes, options));
}

async function upload<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, bytes: Blob, options: UploadOptions): Promise<AnswerOf<E>> {
  const { params, query } = input as { params?: Fields; query?: Fields };
  const address = requestAddress(endpoint.path, params, query);
  await refresh.underway();
  let answered = await send(endpoint.method, address, bytes, options);
  // Retries only once, as for other requests.
  if (answered.status === 401 && (await refresh.after(answered.token))) answered = await send(endpoint.method, address, bytes, options);
  const { status, text } = answered;
  if (status === 0) throw networkError();
  if (status !== endpoint.status) throw apiErrorFrom(status, parsed(text));
  return parsed(text) as AnswerOf<E>;
}

async function send(method: string, address: string, bytes: Blob, { onProgress, signal }: UploadOptions): Promise<Answered> {
  signal?.throwIfAborted();
  const held = readSession();
  const headers = callHeaders(held, languageHeader());
  const answer = await (transport().upload ?? sendBytes)({ method, address, headers, bytes, onProgress, signal });
  return { ...answer, token: held?.accessToken ?? '' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
