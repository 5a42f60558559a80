import { beforeEach, expect, test, vi } from 'vitest';
import { argonPasswords } from './passwords.ts';

/** A controllable Argon2: pending hashes, resolved one by one. */
const argon = vi.hoisted(() => {
  const underWay: (() => void)[] = [];
  const work =
    <T>(answer: T) =>
    (given: string) => {
      if (given === 'unreadable') return Promise.reject(new Error('no hash'));
      return new Promise<T>((resolve) => underWay.push(() => resolve(answer)));
    };
  return { underWay, hash: work('hashed'), verify: work(true) };
});
vi.mock('@node-rs/argon2', () => argon);

const passwords = argonPasswords();
beforeEach(() => {
  argon.underWay.length = 0;
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('runs at most two at once; the others wait in order', async () => {
  const order: number[] = [];
  const asked = Array.from({ length: 100 }, async (_, index) => {
    await (index % 3 === 0 ? passwords.hash('a password') : passwords.verify('a hash', 'a password'));
    order.push(index);
  });
  for (let ended = 0; ended < 100; ended++) {
    await settled();
    expect(argon.underWay).toHaveLength(Math.min(2, 100 - ended));
    argon.underWay.shift()?.();
  }
  await Promise.all(asked);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('rejects with Retry-After when too many are waiting, instead of reporting a wrong password', async () => {
  const asked = Array.from({ length: 300 }, () =>
    passwords.verify('a hash', 'a password').catch((error) => [error.status, error.details.headers['Retry-After']]),
  );
  for (let ended = 0; ended < 252; ended++) {
    await settled();
    argon.underWay.shift()?.();
  }
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === true)).toHaveLength(252);
  expect(answers.filter((answer) => answer !== true)).toEqual(Array.from({ length: 48 }, () => [503, '5']));
});

test('treats an unreadable hash as a mismatch without blocking others', async () => {
  for (let tried = 0; tried < 3; tried++) expect(await passwords.verify('unreadable', 'a password')).toBe(false);
});
