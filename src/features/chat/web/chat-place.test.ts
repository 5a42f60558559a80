import { expect, test } from 'vitest';
import { chatAddress, chatPlaceFrom } from './chat-place.ts';

const nowhere = { threadId: undefined, contactId: undefined, messageId: undefined, q: '', panel: undefined };

test('reads a thread or a contact, a message, a search and a panel from the URL', () => {
  expect(chatPlaceFrom({})).toEqual(nowhere);
  expect(chatPlaceFrom({ thread: 3, message: '9', q: 12, panel: 'info' })).toEqual({
    ...nowhere,
    threadId: 3,
    messageId: 9,
    q: '12',
    panel: 'info',
  });
  expect(chatPlaceFrom({ contact: 5, message: 9 })).toEqual({ ...nowhere, contactId: 5 });
  expect(chatPlaceFrom({ thread: 3, contact: 5 })).toEqual({ ...nowhere, threadId: 3 });
});

test('ignores invalid parameters', () => {
  expect(chatPlaceFrom({ thread: 'x', contact: -1, message: 1.5, panel: 'other', q: null })).toEqual(nowhere);
  expect(chatPlaceFrom({ thread: '' })).toEqual(nowhere);
});

test('builds the URL of a place', () => {
  expect(chatAddress({})).toBe('/apps/chat');
  expect(chatAddress({ threadId: 3, messageId: 9, q: 'oak & ash', panel: 'info' })).toBe(
    '/apps/chat?thread=3&message=9&q=oak+%26+ash&panel=info',
  );
  expect(chatAddress({ contactId: 5 })).toBe('/apps/chat?contact=5');
});
