import { expect, test } from 'vitest';
import { mergeFlags } from './sync-state.ts';

const flags = (isRead: boolean) => ({ isRead, isStarred: false });

test('what changed on one side is taken by the other, and here wins where both changed', () => {
  for (const agreed of [false, true]) {
    expect(mergeFlags(flags(agreed), flags(agreed), flags(agreed))).toEqual(flags(agreed));
    expect(mergeFlags(flags(agreed), flags(agreed), flags(!agreed))).toEqual(flags(!agreed));
    expect(mergeFlags(flags(agreed), flags(!agreed), flags(agreed))).toEqual(flags(!agreed));
    expect(mergeFlags(flags(agreed), flags(!agreed), flags(!agreed))).toEqual(flags(!agreed));
  }
});

test('each mark is merged by itself', () => {
  const agreed = { isRead: false, isStarred: false };
  expect(mergeFlags(agreed, { isRead: true, isStarred: false }, { isRead: false, isStarred: true })).toEqual({
    isRead: true,
    isStarred: true,
  });
});
