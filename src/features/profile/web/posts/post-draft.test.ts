import { expect, test } from 'vitest';
import { bodyOf, withOption } from './post-draft.ts';

test('typing into the last option appends an empty one, up to the limit', () => {
  expect(withOption(['A', ''], 1, 'B', 4)).toEqual(['A', 'B', '']);
  expect(withOption(['A', 'B', '', ''], 3, 'D', 4)).toEqual(['A', 'B', '', 'D']);
  expect(withOption(['A', 'B', ''], 0, '', 4)).toEqual(['', 'B', '']);
});

test('omits empty options and absent fields from the request', () => {
  const file = { id: 3, url: '/x', isVideo: false };
  expect(bodyOf({ text: ' Which? ', pageId: '4', options: ['A', ' ', ' B'], file })).toEqual({
    ...{ postText: 'Which?', pageId: 4, fileId: 3, options: ['A', 'B'] },
  });
  expect(bodyOf({ text: 'Oak', pageId: '', options: null, file: null })).toEqual({ postText: 'Oak' });
});
