import { expect, test } from 'vitest';
import { mentionAt } from './mention-at.ts';

const at = (text: string) => mentionAt(text, text.length);

test('a name is being typed behind an @ that begins a word', () => {
  expect(at('Ask @')).toEqual({ start: 4, typed: '' });
  expect(at('@Rui V')).toEqual({ start: 0, typed: 'Rui V' });
  expect(at('mail@rui')).toBeNull();
  expect(at('@Rui\n')).toBeNull();
  expect(at('Nobody')).toBeNull();
  expect(mentionAt('@Rui and more', 2)).toEqual({ start: 0, typed: 'R' });
});
