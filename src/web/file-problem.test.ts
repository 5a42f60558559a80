import { expect, test } from 'vitest';
import { fileProblem } from './file-problem.ts';

const limits = { accept: '.pdf, image/*,text/csv', maxBytes: 1000 };
const file = (name: string, type: string, size = 500) => ({ name, type, size });

test('accepts a file by extension, media kind or media type', () => {
  expect(fileProblem(file('Offer.PDF', ''), limits)).toBeUndefined();
  expect(fileProblem(file('room.webp', 'image/webp'), limits)).toBeUndefined();
  expect(fileProblem(file('rows', 'text/csv'), limits)).toBeUndefined();
  expect(fileProblem(file('song.mp3', 'audio/mpeg'), limits)).toBe('kind');
});

test('accepts every file when no types are given', () => {
  expect(fileProblem(file('song.mp3', 'audio/mpeg'), { ...limits, accept: '' })).toBeUndefined();
});

test('rejects empty and oversized files', () => {
  expect(fileProblem(file('offer.pdf', '', 0), limits)).toBe('empty');
  expect(fileProblem(file('offer.pdf', '', 1000), limits)).toBeUndefined();
  expect(fileProblem(file('offer.pdf', '', 1001), limits)).toBe('size');
});
