import { expect, test } from 'vitest';
import { commentParts, mentionAt } from './comment-text.ts';

test('finds the mentions in a comment', () => {
  const names = ['Rui', 'Rui Valadares', '佐藤 遥 (Sato Haruka)'];
  expect(commentParts('Ask @Rui Valadares, or @佐藤 遥 (Sato Haruka).', names)).toEqual([
    { text: 'Ask ', isMention: false },
    { text: '@Rui Valadares', isMention: true },
    { text: ', or ', isMention: false },
    { text: '@佐藤 遥 (Sato Haruka)', isMention: true },
    { text: '.', isMention: false },
  ]);
  expect(commentParts('a@b', [])).toEqual([{ text: 'a@b', isMention: false }]);
});

const at = (text: string) => mentionAt(text, text.length);

test('detects a name typed after an @ at the start of a word', () => {
  expect(at('Ask @')).toEqual({ start: 4, typed: '' });
  expect(at('@Rui V')).toEqual({ start: 0, typed: 'Rui V' });
  expect(at('mail@rui')).toBeNull();
  expect(at('@Rui\n')).toBeNull();
  expect(at('Nobody')).toBeNull();
  expect(mentionAt('@Rui and more', 2)).toEqual({ start: 0, typed: 'R' });
});
