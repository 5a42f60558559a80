import { expect, test } from 'vitest';
import { readUserTable, userFilterInput } from './user-table.ts';

test.each([
  ['active', { status: 'active', account: 'yes' }],
  ['notInvited', { status: 'active', account: 'no' }],
  ['pending', { status: 'pending' }],
  ['inactive', { status: 'inactive' }],
  ['', { status: '' }],
])('sends the status %s of the list as its own filter', (status, expected) => {
  const { status: asked, account } = { account: undefined, ...userFilterInput(readUserTable({ status })) };
  expect({ status: asked, ...(account && { account }) }).toEqual(expected);
});
