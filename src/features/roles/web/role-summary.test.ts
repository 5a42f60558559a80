import { expect, test } from 'vitest';
import { builtInRoles } from '#platform/rights/web/public-api.ts';
import { summaryOfRules } from './role-summary.ts';

const rulesOf = (name: string) => builtInRoles.find((role) => role.name === name)?.rules ?? [];

test('groups subjects by manage, change, and read-only', () => {
  expect(summaryOfRules(rulesOf('author'))).toEqual({
    isEverything: false,
    manages: ['Email', 'Chat', 'Calendar', 'Todo', 'File', 'Notification', 'View', 'Trash'],
    changes: ['Board', 'Blog', 'Help', 'Profile'],
    reads: ['Shop', 'Person'],
  });
});

test('admins can do everything, clients nothing grantable', () => {
  expect(summaryOfRules(rulesOf('admin')).isEverything).toBe(true);
  expect(summaryOfRules(rulesOf('client'))).toEqual({ isEverything: false, manages: [], changes: [], reads: [] });
});
