import { expect, test } from 'vitest';
import { commentParts } from './comment-parts.ts';

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
