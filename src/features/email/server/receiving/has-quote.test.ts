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
])('%j quotes', (text) => {
  expect(ofText(text)).toBe(true);
});
test.each(['hijacked', 'a > b', 'From here on: nothing'])('%j quotes nothing', (text) => {
  expect(ofText(text)).toBe(false);
});
test('a quote of HTML is one', () => {
  expect(hasQuote({ message: '<p>Ash.</p><blockquote>Which?</blockquote>', messageText: 'Ash. Which?' })).toBe(true);
});
