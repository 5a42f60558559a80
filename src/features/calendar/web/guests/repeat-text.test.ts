import { expect, test } from 'vitest';
import { formatMessage, type Values } from '#web/format-message.ts';
import { compileLocale } from '../../../../../scripts/compile-locale.mjs';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { repeatText } from './repeat-text.ts';

const messages = { en: compileLocale(en), de: compileLocale(de) };
const speaking =
  (language: 'en' | 'de') =>
  (key: string, values: Values = {}) =>
    formatMessage(messages[language][key], values, language) ?? key;
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const times = { allDay: false, timeZone: 'Europe/Lisbon' };

test.each([
  ['FREQ=WEEKLY;BYDAY=TU;UNTIL=20260630T090000Z', 'Every Tuesday until 30 June 2026', 'Jeden Dienstag bis 30. Juni 2026'],
  ['FREQ=WEEKLY;BYDAY=TU,TH;COUNT=10', 'Every Tuesday, Thursday, 10 times', 'Jeden Dienstag, Donnerstag, 10-mal'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', 'Every 2 weeks on Monday', 'Alle 2 Wochen am Montag'],
  ['FREQ=DAILY', 'Every day', 'Täglich'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'Every month: Last Friday', 'Monatlich: Letzter Freitag'],
  ['FREQ=YEARLY;INTERVAL=4', 'Every 4 years', 'Alle 4 Jahre'],
])('describes %s in words', (rule, english, german) => {
  expect(plain(repeatText(rule, times, speaking('en'), 'en'))).toBe(english);
  expect(plain(repeatText(rule, times, speaking('de'), 'de'))).toBe(german);
});
