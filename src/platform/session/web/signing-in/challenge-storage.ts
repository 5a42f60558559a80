import type { SecondStepAsked } from '#contract/signed-in.ts';

type Challenge = SecondStepAsked['secondStep'];

const storageKey = 'secondStep';
let kept: Challenge | null = null;

/** Stores the challenge until the code is entered: for this tab, across reloads. */
export function keepChallenge(challenge: Challenge | null): void {
  kept = challenge;
  try {
    if (challenge) sessionStorage.setItem(storageKey, JSON.stringify(challenge));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage may be blocked; a reload then starts over.
  }
}

/** Returns the stored challenge while it is valid. */
export function readChallenge(): Challenge | null {
  kept ??= stored();
  return kept && new Date(kept.validUntil) > new Date() ? kept : null;
}

function stored(): Challenge | null {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const isOne = typeof read === 'object' && read !== null && 'challenge' in read && 'validUntil' in read;
    return isOne ? { challenge: String(read.challenge), validUntil: String(read.validUntil) } : null;
  } catch {
    return null;
  }
}
