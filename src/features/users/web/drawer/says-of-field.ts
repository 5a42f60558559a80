import type { TFunction } from '#web/i18n.ts';

/** What is wrong with a field, in the person's language: contract and server speak English. */
export function saysOfField(t: TFunction, field: string, said: string, value: string): string {
  if (value.trim() === '') return t('ui.form.required');
  if (/somebody else/.test(said)) return t(field === 'username' ? 'users.says.usernameTaken' : 'users.says.emailTaken');
  if (/e-mail/.test(said)) return t('users.says.notAnEmail');
  const [, bound, count] = /at (least|most) (\d+) characters/.exec(said) ?? [];
  if (bound === 'least') return t('users.says.atLeast', { count: Number(count) });
  if (bound === 'most') return t('users.says.atMost', { count: Number(count) });
  if (/letters, digits/.test(said)) return t('users.says.usernameLetters');
  return t(field === 'role' ? 'users.says.role' : 'ui.form.refused');
}
