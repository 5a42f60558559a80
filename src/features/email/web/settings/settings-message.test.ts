import { expect, test } from 'vitest';
import type { TFunction } from '#web/i18n.ts';
import { settingsMessage } from './settings-message.ts';

const t = ((key: string, given?: object) => (given ? `${key} ${JSON.stringify(given)}` : key)) as unknown as TFunction;

test('what the server is known to say is said in the person’s language', () => {
  expect(settingsMessage(t, 'is required')).toBe('email.settings.says.required');
  expect(settingsMessage(t, 'must end with @demo.com')).toContain('email.settings.says.wrongDomain');
  expect(settingsMessage(t, 'there can be at most 200 rules')).toBe('email.settings.says.atMost {"most":"200"}');
  expect(settingsMessage(t, 'is larger than 4000000 bytes')).toContain('4 MB');
});

test('what is not known stays as it came', () => {
  expect(settingsMessage(t, 'must be something else')).toBe('must be something else');
});
