import { expect, test } from 'vitest';
import { isConnectionLost, unavailableBecauseOf } from './database-failure.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });

test.each([
  ...[
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '55P03',
    '53300',
    '53100',
    '08006',
    '08003',
    '25P03',
    '25P04',
    '40001',
    '40P01',
    '25006',
    '58030',
  ],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'],
])('%s counts as temporarily unavailable', (code) => {
  expect(unavailableBecauseOf(wrapped(coded(code)))?.status).toBe(503);
  expect(unavailableBecauseOf(coded(code))?.details.headers).toHaveProperty('Retry-After');
});

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
])('“%s”, which has no code, counts as temporarily unavailable', (message) => {
  expect(unavailableBecauseOf(wrapped(new Error(message)))?.status).toBe(503);
  expect(unavailableBecauseOf(new Error(message))?.status).toBe(503);
});

test('a missing socket counts as unavailable; a missing file, broken constraint or invalid statement does not', () => {
  expect(unavailableBecauseOf(coded('ENOENT', { syscall: 'connect' }))?.status).toBe(503);
  for (const error of [coded('ENOENT', { syscall: 'open' }), coded('23505'), coded('42601'), coded('22P02'), new Error('no')]) {
    expect(unavailableBecauseOf(wrapped(error))).toBeUndefined();
  }
});

test('user text in a failed query is not mistaken for a lost connection', () => {
  const cause = Object.assign(new Error('value too long'), { code: '22001' });
  const failed = new Error('Failed query: insert into mails …\nparams: Connection terminated', { cause });
  expect(unavailableBecauseOf(failed)).toBeUndefined();
  expect(isConnectionLost(failed)).toBe(false);
});
