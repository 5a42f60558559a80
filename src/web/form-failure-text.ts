import type { TFunction } from '#web/i18n.ts';
import { ApiError } from './api-error.ts';
import { missingPermissionText, refusalText } from './refusal-text.ts';

/** Returns why a form could not be submitted, for errors not shown at a field. */
export function formFailureText(t: TFunction, error: unknown): string {
  const status = error instanceof ApiError ? error.status : 500;
  if (status === 0) return t('ui.form.offline');
  if (status === 404) return missingPermissionText(t, error) || t('ui.form.gone');
  const told = error instanceof ApiError && (status < 500 || status === 507) ? refusalText(t, error) : '';
  return told || t('ui.form.failed');
}
