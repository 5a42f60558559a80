import { describe, expect, test } from 'vitest';
import { grantedCells, tidyRules } from '#contract/granted-cells.ts';
import { grantableSubjects } from './grantable.ts';

describe('the cells of the matrix', () => {
  test('spell manage out, also that of everything', () => {
    expect(grantedCells([{ action: 'manage', subject: 'Todo' }]).map(({ action }) => action)).toEqual([
      'read',
      'create',
      'update',
      'delete',
    ]);
    expect(grantedCells([{ action: 'manage', subject: 'all' }])).toHaveLength(grantableSubjects.length * 4);
  });
  test('leave out what is not in the matrix', () => {
    expect(grantedCells([{ action: 'read', subject: 'ACL' }])).toEqual([]);
  });
});

describe('tidy rules', () => {
  test('are manage when all four cells are ticked, and nothing twice', () => {
    const cells = grantedCells([{ action: 'manage', subject: 'Todo' }]);
    expect(tidyRules([...cells, ...cells])).toEqual([{ action: 'manage', subject: 'Todo' }]);
    expect(
      tidyRules([
        { action: 'read', subject: 'Todo' },
        { action: 'manage', subject: 'Todo' },
      ]),
    ).toEqual([{ action: 'manage', subject: 'Todo' }]);
  });
  test('grant the same as before', () => {
    const rules = [
      { action: 'update', subject: 'Board' },
      { action: 'read', subject: 'Board' },
      { action: 'delete', subject: 'Invoice' },
    ] as const;
    expect(grantedCells(tidyRules(rules))).toEqual(grantedCells(rules));
  });
});
