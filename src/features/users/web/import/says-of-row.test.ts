import { expect, test } from 'vitest';
import type { TFunction } from '#web/i18n.ts';
import { saysOfRow } from './says-of-row.ts';

const keys = ((key: string) => key) as unknown as TFunction;

test.each([
  ['email', 'is required', 'ui.form.required'],
  ['email', 'must be an e-mail address', 'users.says.notAnEmail'],
  ['email', 'stands in the file before', 'users.says.twice'],
  ['email', 'is the address of somebody else', 'users.says.emailTaken'],
  ['username', 'is the name of somebody else', 'users.says.usernameTaken'],
  ['username', 'must have at least 2 characters', 'users.says.atLeast'],
  ['role', 'is no role of yours', 'users.says.role'],
  ['role', 'has more rights than you', 'users.failed.forbidden'],
  ['role', 'the last admin must stay one, and be able to sign in', 'users.failed.lastAdmin'],
  ['status', 'nobody can suspend themselves', 'users.failed.oneself'],
  ['currentPlan', 'must be one of basic, team', 'users.says.oneOf'],
  ['line', 'has more cells than the first line', 'users.says.moreCells'],
  ['company', 'is odd in a way of its own', 'ui.form.refused'],
])('of %s that it %s', (field, said, key) => {
  expect(saysOfRow(keys, field, said)).toBe(key);
});
