import type { TFunction } from '#web/i18n.ts';
import { ApiError } from './api-error.ts';

/** Returns the display name of a subject: `To-dos`. */
export function subjectName(t: TFunction, subject: string): string {
  return t(`ui.subject.${subject}`, { defaultValue: subject });
}

/** German capitalizes nouns within a sentence. */
const writesNounsLarge = () => document.documentElement.lang === 'de';

/** Returns a permission as a phrase within a sentence: `change to-dos`. */
export function rightInWords(t: TFunction, { action, subject }: { action: string; subject: string }): string {
  const name = subjectName(t, subject);
  const what = t(`ui.inText.${subject}`, { defaultValue: writesNounsLarge() ? name : name.toLowerCase() });
  return t(`ui.right.${action}`, { what, defaultValue: `${action} ${what}` });
}

/** Returns the message for a request rejected because of a missing permission; empty for other errors. */
export function missingRightText(t: TFunction, error: unknown): string {
  return error instanceof ApiError && error.missing ? t('ui.forbidden', { right: rightInWords(t, error.missing) }) : '';
}
