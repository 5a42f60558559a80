import { expect, test } from 'vitest';
import { matches, matchRules } from './match-rules.ts';

const mail = { fromName: 'Zoë Müller', fromEmail: 'zoe@Shop.example', subject: 'Invoice 50% off', messageText: 'A lamp, as asked for.' };
const rule = (content: object) => ({
  ...{ sender: '', subject: '', words: '', folder: null, label: null, isStarred: false, isRead: false },
  ...content,
});

test.each([
  [{ sender: 'ZOË' }, true],
  [{ sender: 'shop.EXAMPLE' }, true],
  [{ sender: 'zoe müller' }, false],
  [{ sender: 'müller zoe' }, false],
  [{ subject: 'invoice' }, true],
  [{ subject: 'lamp' }, false],
  [{ words: 'lamp' }, true],
  [{ words: 'INVOICE' }, true],
  [{ words: 'off A lamp' }, false],
  [{ subject: '50%' }, true],
  [{ subject: '5%' }, false],
  [{ sender: 'zoë', words: 'lamp' }, true],
  [{ sender: 'zoë', words: 'chair' }, false],
  [{ sender: '  zoë  ' }, true],
  [{}, false],
  [{ sender: ' ' }, false],
])('%j: %s', (content, expected) => {
  expect(matches(rule(content), mail)).toBe(expected);
});

test('combines labels and marks of all matching rules, and takes the folder of the first that sets one', () => {
  const rules = [
    rule({ sender: 'zoë', label: 'company' }),
    rule({ subject: 'invoice', folder: 'spam', isRead: true }),
    rule({ words: 'lamp', folder: 'trash', label: 'company', isStarred: true }),
    rule({ words: 'chair', label: 'private' }),
  ];
  expect(matchRules(rules, mail)).toEqual({ folder: 'spam', labels: ['company'], isStarred: true, isRead: true });
  expect(matchRules([rule({ words: 'chair', folder: 'trash' })], mail)).toEqual({});
  expect(matchRules([], mail)).toEqual({});
});
