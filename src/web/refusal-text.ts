import type { Reason, ReasonValue } from '#contract/reason.ts';
import { ApiError } from './api-error.ts';
import { formatMoment, formatPlainDay } from './dates/format-date.ts';
import { today } from './dates/plain-day.ts';
import type { TFunction } from './i18n.ts';
import { missingRightText } from './right-words.ts';

/** Reasons a retry doesn't change, so they are shown instead of a retry. */
const nonRetryableReasons = new Set([
  ...['area_off', 'confirm_to_send', 'confirm_for_aliases', 'hourly_limit', 'outside_in_tab'],
  ...['paid_not_voided', 'credited_not_voided', 'order_owns_document', 'already_refunded', 'voided_for_good'],
  ...['no_sample', 'sample_there', 'sample_in_the_way', 'not_empty_for_sample'],
  ...['credits_too_much', 'not_creditable', 'nothing_to_remind'],
]);

/** Returns a reason as a localized message; a generic one for codes of a newer server. */
export function reasonText(t: TFunction, { code, ...values }: Reason): string {
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(t, name, value)]));
  // The only number in the values selects the plural form.
  const count = Object.values(values).find((value) => typeof value === 'number');
  return t(`refusal.${code}`, { ...shown, count, defaultValue: t('ui.form.refused') });
}

function valueText(t: TFunction, name: string, value: ReasonValue): unknown {
  if (typeof value === 'object') return value.join(', ');
  if (name === 'what') return t(`refusal.what.${value}`, { defaultValue: value });
  if (name === 'area') return t(`menu.${value}`, { defaultValue: value });
  if (name === 'plan' || name === 'lifts') return t(`ui.planName.${value}`, { defaultValue: value });
  if (name === 'at') return formatMoment(new Date(value), document.documentElement.lang);
  if (name === 'day') return formatPlainDay(String(value), document.documentElement.lang, today());
  if (name === 'bytes') return bytesText(Number(value));
  return value;
}

function bytesText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.floor(bytes / 1000)} KB` : `${Math.floor(bytes / 1_000_000)} MB`;
}

/** Returns what the request was missing, such as a permission or a confirmed address; empty for other errors. */
export function missingPermissionText(t: TFunction, error: unknown): string {
  const isHindrance = error instanceof ApiError && error.reason && nonRetryableReasons.has(error.reason.code);
  return missingRightText(t, error) || (isHindrance && error.reason ? reasonText(t, error.reason) : '');
}

/** Returns why a request was rejected, as a whole or by field; empty without a reason. */
export function refusalText(t: TFunction, error: ApiError): string {
  const reasons = error.reason ? [error.reason] : Object.values(error.reasons).flat();
  return missingPermissionText(t, error) || [...new Set(reasons.map((reason) => reasonText(t, reason)))].join(' ');
}
