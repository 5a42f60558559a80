import { ApiError } from '../api-error.ts';
import type { TFunction } from '../i18n.ts';
import { refusalText } from '../refusal-text.ts';

/** An error message; `isFinal` means a retry would not help. */
export interface Failure {
  message: string;
  isFinal: boolean;
}

/**
 * Returns the message for a failure that no area handles itself. A retry doesn't help when permission is missing or the record was deleted;
 * it helps
 * after signing in again or waiting.
 */
export function commonFailure(t: TFunction, error: unknown, failed: string): Failure {
  const isLasting = error instanceof ApiError && error.status < 500 && ![401, 429].includes(error.status);
  const told = isLasting ? refusalText(t, error) : '';
  return { message: told || failed, isFinal: told !== '' };
}
