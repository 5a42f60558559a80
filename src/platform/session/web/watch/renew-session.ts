import { call, setRenewal } from '#web/api-client.ts';
import { refreshToken as renewal } from '../../contract.ts';

const patienceMs = 15_000;

/** Lets the calls renew the session by themselves; once, before the first call. */
export function connectRenewal(): void {
  setRenewal((refreshToken) => call(renewal, { body: { refreshToken } }, { signal: AbortSignal.timeout(patienceMs) }));
}
