import type { Caller } from '#server/dependencies.ts';
import { networkOf } from '#server/network-of.ts';
import type { RateLimit } from '#server/rate-limit.ts';

const quarterHourSeconds = 15 * 60;

interface Trying {
  caller: Caller;
  /** The same whichever of the account's names was typed; of a name that nobody has, the name. */
  account: string;
  /** The name of the browser, when it has signed in to the account before. */
  device: string | null;
  /** From where somebody has signed in to the account before. */
  addresses: readonly string[];
}

/**
 * How often one may be wrong. Whoever is known to the account (a browser, or else a network) has tries that strangers cannot use up;
 * strangers share theirs, and beyond them have one in ten seconds, so that guessing from a thousand addresses is no faster.
 */
export function loginLimits({ caller, account, device, addresses }: Trying): RateLimit[] {
  const windowSeconds = quarterHourSeconds;
  if (device !== null) return [{ key: ['login device', device, account], hits: 10, windowSeconds }];
  const isKnownNetwork = addresses.some((address) => networkOf(address) === networkOf(caller.address));
  return [
    { key: ['login', caller, account], hits: 10, windowSeconds },
    { key: ['login', caller], hits: 300, windowSeconds },
    ...(isKnownNetwork ? [] : [{ key: ['login account', account], hits: 100, windowSeconds, slowSeconds: 10 }]),
  ];
}
