import { ApiError } from '#web/api-error.ts';
import type { FieldErrors } from '../use-checked-form.ts';

/**
 * What is wrong when signing in was refused: the specification's answer names the e-mail, in a sentence; only whoever gave the right
 * password is told by a code that they are suspended. @throws any other failure
 */
export function wrongCredentials(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 400) throw error;
  return { email: error.reasons.email?.[0] ?? { code: 'wrong_credentials' } };
}
