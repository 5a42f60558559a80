import { ApiError } from '#web/api-error.ts';
import type { TFunction } from '#web/i18n.ts';

export function toErrorText(t: TFunction, error: unknown): string {
  const status = error instanceof ApiError ? error.status : 500;
  return t(status === 0 ? 'help.failed.offline' : 'help.failed.load');
}

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
