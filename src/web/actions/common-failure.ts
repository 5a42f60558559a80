import { ApiError } from '../api-error.ts';
import type { TFunction } from '../i18n.ts';
import { refusalText } from '../refusal-text.ts';

/** What is said of a failure; `isFinal`: trying again would not help. */
export interface Failure {
  message: string;
  isFinal: boolean;
}

/**
 * What to say of a failure that no area knows better. Trying again gives nobody a right, nor brings back what somebody else deleted; it helps
 * who signs in again, or waits.
 */
export function commonFailure(t: TFunction, error: unknown, failed: string): Failure {
  const isLasting = error instanceof ApiError && error.status < 500 && ![401, 429].includes(error.status);
  const told = isLasting ? refusalText(t, error) : '';
  return { message: told || failed, isFinal: told !== '' };
}
