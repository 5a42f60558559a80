import { expect, test } from 'vitest';
import { htmlOfText } from '../compose/plain-text.ts';
import { hasQuote } from './has-quote.ts';

const ofText = (messageText: string) => hasQuote({ message: htmlOfText(messageText), messageText });
test.each([
  '> Which one?\nAsh.',
  'Ash.\n\n> Which one?',
  'Ash.\n-----Original Message-----\nWhich one?',
  'Esche.\n-----Ursprüngliche Nachricht-----',
  'Ash.\n\nFrom: Ada\nSent: Friday\nTo: Bo\nSubject: Two chairs\n\nWhich one?',
  'Esche.\nVon: Ada\nGesendet: Freitag',
])('%j contains a quote', (text) => {
  expect(ofText(text)).toBe(true);
});
test.each(['hijacked', 'a > b', 'From here on: nothing'])('%j contains no quote', (text) => {
  expect(ofText(text)).toBe(false);
});
test('an HTML blockquote counts as a quote', () => {
  expect(hasQuote({ message: '<p>Ash.</p><blockquote>Which?</blockquote>', messageText: 'Ash. Which?' })).toBe(true);
});
