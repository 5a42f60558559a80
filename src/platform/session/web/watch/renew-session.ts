import { call, setRenewal } from '#web/api-client.ts';
import { refreshToken as renewal } from '../../contract.ts';

const patienceMs = 15_000;

/** Lets requests renew the session automatically; call it once, before the first request. */
export function connectRenewal(): void {
  setRenewal((refreshToken) => call(renewal, { body: { refreshToken } }, { signal: AbortSignal.timeout(patienceMs) }));
}
