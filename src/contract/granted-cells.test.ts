import { describe, expect, test } from 'vitest';
import { grantedCells, tidyRules } from '#contract/granted-cells.ts';
import { grantableSubjects } from './grantable.ts';

describe('the cells of the permission matrix', () => {
  test('expand manage, including manage on all', () => {
    expect(grantedCells([{ action: 'manage', subject: 'Todo' }]).map(({ action }) => action)).toEqual([
      'read',
      'create',
      'update',
      'delete',
    ]);
    expect(grantedCells([{ action: 'manage', subject: 'all' }])).toHaveLength(grantableSubjects.length * 4);
  });
  test('skip subjects and actions outside the matrix', () => {
    expect(grantedCells([{ action: 'read', subject: 'ACL' }])).toEqual([]);
  });
});

describe('tidied rules', () => {
  test('use manage when all four cells are checked, without duplicates', () => {
    const cells = grantedCells([{ action: 'manage', subject: 'Todo' }]);
    expect(tidyRules([...cells, ...cells])).toEqual([{ action: 'manage', subject: 'Todo' }]);
    expect(
      tidyRules([
        { action: 'read', subject: 'Todo' },
        { action: 'manage', subject: 'Todo' },
      ]),
    ).toEqual([{ action: 'manage', subject: 'Todo' }]);
  });
  test('grant the same permissions as before', () => {
    const rules = [
      { action: 'update', subject: 'Board' },
      { action: 'read', subject: 'Board' },
      { action: 'delete', subject: 'Invoice' },
    ] as const;
    expect(grantedCells(tidyRules(rules))).toEqual(grantedCells(rules));
  });
});
