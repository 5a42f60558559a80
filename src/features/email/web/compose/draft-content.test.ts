import { expect, test } from 'vitest';
import { changedParts, type DraftContent, emptyContent, hasText, isEmptyContent, isSameContent } from './draft-content.ts';

const content: DraftContent = {
  ...emptyContent,
  to: [{ name: 'Ana', email: 'ana@b.example' }],
  subject: 'Oak',
  message: '<p>Late <img src="/api/v1/files/juniper/7/a.png?expires=1&amp;signature=x"></p>',
};

test('sends only the changed parts', () => {
  expect(changedParts(content, content)).toEqual({});
  expect(changedParts({ ...content, subject: 'Ash' }, content)).toEqual({ subject: 'Ash' });
  expect(Object.keys(changedParts(content, null))).toHaveLength(6);
});

test('treats an image signed on another day as the same', () => {
  expect(
    isSameContent(content, { ...content, message: content.message.replace('expires=1&amp;signature=x', 'expires=2&amp;signature=y') }),
  ).toBe(true);
  expect(isSameContent(content, { ...content, message: content.message.replace('/7/', '/8/') })).toBe(false);
  expect(isSameContent(content, { ...content, message: `${content.message}<p>more</p>` })).toBe(false);
});

test('does not send incomplete addresses or a line break in the subject', () => {
  const typed = { ...content, to: [...content.to, { name: '', email: 'Nora' }], subject: 'Oak\r\nBcc: x' };
  expect(changedParts(typed, null)).toMatchObject({ to: content.to, subject: 'Oak Bcc: x' });
});

test('treats a window without content as empty', () => {
  expect(isEmptyContent({ ...emptyContent, message: '<p></p>', subject: ' ' })).toBe(true);
  expect(isEmptyContent(content)).toBe(false);
  expect(hasText('<p>&nbsp;<br></p>')).toBe(false);
  expect(hasText('<p><img src="x"></p>')).toBe(true);
});
