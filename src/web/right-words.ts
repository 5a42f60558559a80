import type { TFunction } from '#web/i18n.ts';
import { ApiError } from './api-error.ts';

/** What a subject is called where people meet it: `To-dos`. */
export function subjectName(t: TFunction, subject: string): string {
  return t(`ui.subject.${subject}`, { defaultValue: subject });
}

/** German begins a noun with a capital within a sentence too. */
const writesNounsLarge = () => document.documentElement.lang === 'de';

/** What a right lets one do, as a part of a sentence: `change to-dos`. */
export function rightInWords(t: TFunction, { action, subject }: { action: string; subject: string }): string {
  const name = subjectName(t, subject);
  const what = t(`ui.inText.${subject}`, { defaultValue: writesNounsLarge() ? name : name.toLowerCase() });
  return t(`ui.right.${action}`, { what, defaultValue: `${action} ${what}` });
}

/** What to say of a call that was refused because the person lacks a right; empty where that was not why. */
export function missingRightText(t: TFunction, error: unknown): string {
  return error instanceof ApiError && error.missing ? t('ui.forbidden', { right: rightInWords(t, error.missing) }) : '';
}
