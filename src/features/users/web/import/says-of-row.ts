import type { TFunction } from '#web/i18n.ts';
import { saysOfField } from '../drawer/says-of-field.ts';

/** What is wrong with a row of a file, in the person's language: the server speaks English. */
export function saysOfRow(t: TFunction, field: string, said: string): string {
  if (said === 'is required') return t('ui.form.required');
  if (said === 'stands in the file before') return t('users.says.twice');
  if (said === 'has more cells than the first line') return t('users.says.moreCells');
  if (/themselves/.test(said)) return t('users.failed.oneself');
  if (/last admin/.test(said)) return t('users.failed.lastAdmin');
  if (/more rights|ability/.test(said)) return t('users.failed.forbidden');
  const [, choices] = /^must be one of (.+)$/.exec(said) ?? [];
  if (choices) return t('users.says.oneOf', { choices });
  return saysOfField(t, field, said, '…');
}
