import { expect, test } from 'vitest';
import { claimedRole } from './claimed-role.ts';

const given = {
  roleClaim: 'groups',
  roles: [
    { value: 'office', role: 'admin' },
    { value: 'all', role: 'author' },
  ],
};

test.each([
  ['the first of the company’s list counts, not the first of the claim', { groups: ['all', 'office'] }, 'admin'],
  ['a claim may be one value', { groups: 'all' }, 'author'],
  ['a value is not found within another', { groups: ['office-guests', 'overall'] }, null],
  ['a value is as it is written', { groups: ['Office'] }, null],
  ['another claim says nothing', { roles: ['office'] }, null],
  ['what is no text is none of them', { groups: [{ office: true }, 1, null] }, null],
])('%s', (_what, claims, role) => {
  expect(claimedRole(claims, given)).toBe(role);
});

test('without a claim name no role is assigned', () => {
  expect(claimedRole({ '': 'office', groups: 'office' }, { ...given, roleClaim: '' })).toBeNull();
});
