import type { IncomingMessage } from 'node:http';
import type { AnsweredOutside, PostedOutside, PostFailure } from '#server/mail-host.ts';
import { askOutside } from './ask-outside.ts';
import { NotEncrypted, NotOfTheWorld, type Resolve, readAllowedAddress, resolveHost } from './world-guard.ts';

const keptBytes = 1024;

/**
 * Posts JSON to a server of the world, encrypted; to `ownHosts`, which the operator names, wherever they are and also without encryption. The address that
 * a name leads to is judged as the connection is made. Where the answer says to go elsewhere nobody goes. Of its text the beginning is read.
 * @param ownHosts in small letters
 */
export async function postOutside(
  posted: PostedOutside,
  ownHosts: readonly string[],
  limitMs = 15_000,
  resolve = resolveHost,
): Promise<AnsweredOutside> {
  try {
    return await post(posted, ownHosts, AbortSignal.timeout(limitMs), resolve);
  } catch (error) {
    return { status: null, text: '', failure: failureOf(error) };
  }
}

async function post(
  { address, headers, body }: PostedOutside,
  ownHosts: readonly string[],
  signal: AbortSignal,
  resolve: Resolve,
): Promise<AnsweredOutside> {
  const { url, isAllowed } = readAllowedAddress(address, ownHosts);
  const sent = { 'User-Agent': 'Atrium', 'Content-Type': 'application/json', ...headers, 'Content-Length': Buffer.byteLength(body) };
  return askOutside(url, isAllowed, { method: 'POST', headers: sent, agent: false, signal, resolve, body }, beginningOf);
}

function beginningOf(response: IncomingMessage): Promise<AnsweredOutside> {
  const { promise, resolve, reject } = Promise.withResolvers<AnsweredOutside>();
  const parts: Buffer[] = [];
  let length = 0;
  const done = () => {
    const text = new TextDecoder().decode(Buffer.concat(parts).subarray(0, keptBytes));
    resolve({ status: response.statusCode ?? 0, text, failure: null });
  };
  response.on('data', (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (length < keptBytes) return;
    done();
    response.destroy();
  });
  response.on('end', done);
  response.on('error', reject);
  return promise;
}

function failureOf(error: unknown): PostFailure {
  if (error instanceof NotOfTheWorld) return 'own-network';
  if (error instanceof NotEncrypted) return 'not-encrypted';
  const { name, code = '' } = error as Error & { code?: string };
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'slow';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-host';
  return /CERT|SIGNED|ERR_TLS|ISSUER/.test(code) ? 'certificate' : 'unreached';
}
