import { describe, expect, test } from 'vitest';
import { merged, rowWith, rulesOf, tickedIn, valuesOf } from './role-values.ts';

const all = ['read', 'create', 'update', 'delete'] as const;
const values = valuesOf({
  title: 'Helper',
  rules: [
    { action: 'read', subject: 'ACL' },
    { action: 'manage', subject: 'Todo' },
    { action: 'read', subject: 'Board' },
  ],
});

describe('form values of a role', () => {
  test('list each matrix row and convert back to the same rules', () => {
    expect(tickedIn(values, 'Todo')).toEqual(all);
    expect(tickedIn(values, 'Board')).toEqual(['read']);
    expect(tickedIn(values, 'Email')).toEqual([]);
    expect(rulesOf(values)).toEqual([
      { action: 'read', subject: 'Board' },
      { action: 'manage', subject: 'Todo' },
    ]);
  });
  test('of two people merge when they changed different rows', () => {
    const both = merged({ ...values, title: 'Helpers', Board: '' }, { ...values, Email: 'read' }, ['Email']);
    expect(both).toEqual({ ...values, title: 'Helpers', Board: '', Email: 'read' });
  });
});

describe('checking a cell', () => {
  test('also checks read, and unchecking read clears the row', () => {
    expect(rowWith([], ['update'], true, all)).toBe('read update');
    expect(rowWith(['read', 'update'], ['read'], false, all)).toBe('');
    expect(rowWith(['read', 'update'], ['update'], false, all)).toBe('read');
  });
  test('leaves permissions the user lacks unchanged', () => {
    expect(rowWith(['delete'], all, true, ['read', 'create'])).toBe('read create delete');
    expect(rowWith([...all], all, false, ['read', 'create'])).toBe('update delete');
  });
});
