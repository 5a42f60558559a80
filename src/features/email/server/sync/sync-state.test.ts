import { expect, test } from 'vitest';
import { mergeFlags } from './sync-state.ts';

const flags = (isRead: boolean) => ({ isRead, isStarred: false });

test('takes a change from either side, and prefers the local one when both changed', () => {
  for (const agreed of [false, true]) {
    expect(mergeFlags(flags(agreed), flags(agreed), flags(agreed))).toEqual(flags(agreed));
    expect(mergeFlags(flags(agreed), flags(agreed), flags(!agreed))).toEqual(flags(!agreed));
    expect(mergeFlags(flags(agreed), flags(!agreed), flags(agreed))).toEqual(flags(!agreed));
    expect(mergeFlags(flags(agreed), flags(!agreed), flags(!agreed))).toEqual(flags(!agreed));
  }
});

test('merges each flag separately', () => {
  const agreed = { isRead: false, isStarred: false };
  expect(mergeFlags(agreed, { isRead: true, isStarred: false }, { isRead: false, isStarred: true })).toEqual({
    isRead: true,
    isStarred: true,
  });
});
