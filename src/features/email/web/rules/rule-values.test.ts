import { expect, test } from 'vitest';
import { formatMessage, type Values } from '#web/format-message.ts';
import { compileLocale } from '../../../../../scripts/compile-locale.mjs';
import en from '../../locales/en.json' with { type: 'json' };
import { shownLabels } from '../labels/shown-labels.ts';
import { describeRule, ruleOfMail } from './rule-values.ts';

const messages = compileLocale(en);
const t = (key: string, values: Values = {}) => formatMessage(messages[key], values, 'en') ?? key;

const nothing = { sender: '', subject: '', words: '', folder: null, label: null, isStarred: false, isRead: false };
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

test('a rule reads as a sentence', () => {
  const rule = { ...nothing, sender: 'miramar', words: 'invoice', folder: 'spam', label: 'company', isStarred: true };
  const { asks, does } = describeRule(rule, t, 'en-GB', shownLabels(t, []));
  expect(plain(asks)).toBe('the sender contains “miramar” and the mail contains “invoice”');
  expect(does).toBe('move to Spam, label Company and star');
});

test('user input is isolated from the text direction of the sentence', () => {
  const { asks, does } = describeRule({ ...nothing, subject: 'فاتورة', isRead: true }, t, 'en', []);
  expect(asks).toBe('the subject contains “\u2068فاتورة\u2069”');
  expect(does).toBe('mark as read');
});

test('a custom label is shown by its name', () => {
  const own = { id: 7, label: 'label-7', name: 'Clients', tint: 'teal', position: 1, version: 1 } as const;
  expect(describeRule({ ...nothing, sender: 'ann', label: 'label-7' }, t, 'en', shownLabels(t, [own])).does).toBe('label Clients');
});

const from = { email: 'ana@fenn.example', name: 'Ana', avatar: null };

test('a rule repeats what was done to the email', () => {
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

test('a rule for an unchanged email can be saved as it is', () => {
  expect(ruleOfMail({ from, folder: 'inbox', labels: [], isStarred: false }).label).toBe('important');
});
