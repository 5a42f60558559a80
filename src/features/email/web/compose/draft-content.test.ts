import { expect, test } from 'vitest';
import { changedParts, type DraftContent, emptyContent, hasText, isEmptyContent, isSameContent } from './draft-content.ts';

const content: DraftContent = {
  ...emptyContent,
  to: [{ name: 'Ana', email: 'ana@b.example' }],
  subject: 'Oak',
  message: '<p>Late <img src="/api/v1/files/juniper/7/a.png?expires=1&amp;signature=x"></p>',
};

test('only what differs is sent', () => {
  expect(changedParts(content, content)).toEqual({});
  expect(changedParts({ ...content, subject: 'Ash' }, content)).toEqual({ subject: 'Ash' });
  expect(Object.keys(changedParts(content, null))).toHaveLength(6);
});

test('a picture signed on another day is the same picture', () => {
  expect(
    isSameContent(content, { ...content, message: content.message.replace('expires=1&amp;signature=x', 'expires=2&amp;signature=y') }),
  ).toBe(true);
  expect(isSameContent(content, { ...content, message: content.message.replace('/7/', '/8/') })).toBe(false);
  expect(isSameContent(content, { ...content, message: `${content.message}<p>more</p>` })).toBe(false);
});

test('what is no address yet is not sent, nor a line break in the subject', () => {
  const typed = { ...content, to: [...content.to, { name: '', email: 'Nora' }], subject: 'Oak\r\nBcc: x' };
  expect(changedParts(typed, null)).toMatchObject({ to: content.to, subject: 'Oak Bcc: x' });
});

test('a window in which nothing stands is empty', () => {
  expect(isEmptyContent({ ...emptyContent, message: '<p></p>', subject: ' ' })).toBe(true);
  expect(isEmptyContent(content)).toBe(false);
  expect(hasText('<p>&nbsp;<br></p>')).toBe(false);
  expect(hasText('<p><img src="x"></p>')).toBe(true);
});
