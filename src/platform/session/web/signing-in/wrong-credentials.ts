import { ApiError } from '#web/api-error.ts';
import type { FieldErrors } from '../use-checked-form.ts';

/**
 * Returns the field errors of a rejected sign-in: the specification's response names the email in a sentence; only with the correct
 * password does a code report a suspension. @throws any other failure
 */
export function wrongCredentials(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 400) throw error;
  return { email: error.reasons.email?.[0] ?? { code: 'wrong_credentials' } };
}
