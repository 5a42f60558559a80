import type { TFunction } from '#web/i18n.ts';

// Contract and server speak English; what they are known to say is shown in the person's language.
const texts: Record<string, (t: TFunction) => string> = {
  'is required': (t) => t('session.says.required'),
  'must be an e-mail address': (t) => t('session.says.notAnEmail'),
  'must have at least 8 characters': (t) => t('session.says.atLeast', { count: 8 }),
  'must have at least 2 characters': (t) => t('session.says.atLeast', { count: 2 }),
  'must have at most 40 characters': (t) => t('session.says.atMost', { count: 40 }),
  'must have at most 200 characters': (t) => t('session.says.atMost', { count: 200 }),
  'may have letters, digits, dots, dashes and underscores': (t) => t('session.says.usernameLetters'),
  'is not the code that the first start printed': (t) => t('session.says.wrongCode'),
  'Email or Password is Invalid': (t) => t('session.says.wrongCredentials'),
  'This email is already in use.': (t) => t('session.says.emailTaken'),
  'This username is already in use.': (t) => t('session.says.usernameTaken'),
};

/** A message of the contract or the server in the person's language; one that is not known stays as it came. */
export function messageText(t: TFunction, message: string): string {
  return texts[message]?.(t) ?? message;
}
