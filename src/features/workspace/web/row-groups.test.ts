import { expect, test } from 'vitest';
import { countGroups, subjectsOfTables } from './row-groups.ts';

test('counts the main records of each area, and the rest together', () => {
  const groups = countGroups([
    { table: 'mails', rows: 26 },
    { table: 'mail_labels', rows: 2 },
    { table: 'todo_tasks', rows: 24 },
    { table: 'counters', rows: 22 },
  ]);
  expect(Object.fromEntries(groups.map(({ group, count }) => [group, count]))).toEqual({
    ...{ people: 0, mails: 26, messages: 0, events: 0, cards: 0, todos: 24, clients: 0, invoices: 0 },
    rest: 24,
  });
});

test('names tables by subject, each once', () => {
  const tables = ['todo_tasks', 'mails', 'mail_rules', 'imap_accounts', 'invoice_history', 'recurring_invoices', 'users', 'own_calendars'];
  expect(subjectsOfTables(tables)).toEqual(['Todo', 'Email', 'Invoice', 'User', 'Calendar']);
  expect(subjectsOfTables(['orders'])).toEqual(['all']);
});
