import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { expect, it } from 'vitest';
import { describeError } from './log.ts';

it('omits the text and parameters of a failed query', () => {
  const cause = Object.assign(new pg.DatabaseError('duplicate key: zoe@home.example', 20, 'error'), {
    code: '23505',
    constraint: 'accounts_email',
    detail: 'Key (email)=(zoe@home.example) already exists.',
    routine: '_bt_check_unique',
  });
  const told = describeError(new DrizzleQueryError('insert into accounts …', ['zoe@home.example'], cause));
  expect(told).toMatchObject({ code: '23505', constraint: 'accounts_email' });
  expect(JSON.stringify(told)).not.toMatch(/zoe|insert into/);
  expect(JSON.stringify(describeError(cause))).not.toContain('zoe');
});

it('describes other errors by message and location', () => {
  expect(describeError(new TypeError('no such picture'))).toMatchObject({
    name: 'TypeError',
    message: 'no such picture',
    stack: expect.stringContaining('log.test.ts'),
  });
});

it('accepts values that are not errors', () => {
  expect(describeError('text')).toEqual({ name: 'string' });
});
