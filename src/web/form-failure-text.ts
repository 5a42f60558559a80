import type { TFunction } from '#web/i18n.ts';
import { ApiError } from './api-error.ts';
import { leavingText } from './leaving-text.ts';
import { missingRightText } from './right-words.ts';

/** Why a form could not be sent, for what no field of it explains. */
export function formFailureText(t: TFunction, error: unknown): string {
  const forbidden = missingRightText(t, error) || leavingText(t, error);
  if (forbidden) return forbidden;
  const status = error instanceof ApiError ? error.status : 500;
  return t(status === 0 ? 'ui.form.offline' : status === 404 ? 'ui.form.gone' : 'ui.form.failed');
}
