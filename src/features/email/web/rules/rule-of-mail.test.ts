import { expect, test } from 'vitest';
import { ruleOfMail } from './rule-of-mail.ts';

const from = { email: 'ana@fenn.example', name: 'Ana', avatar: null };

test('a rule does what was done to the mail', () => {
  const rule = ruleOfMail({ from, folder: 'inbox', labels: ['company', 'private'], isStarred: true });
  expect(rule).toMatchObject({
    sender: 'ana@fenn.example',
    subject: '',
    folder: '',
    label: 'company',
    isStarred: true,
    applyToInbox: false,
  });
  expect(ruleOfMail({ from, folder: 'spam', labels: [], isStarred: false })).toMatchObject({ folder: 'spam', label: '' });
});

test('a rule of an untouched mail can be saved as it is', () => {
  expect(ruleOfMail({ from, folder: 'inbox', labels: [], isStarred: false }).label).toBe('important');
});
