import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import type { Passwords } from '#server/dependencies.ts';

interface Cost {
  memoryKib: number;
  passes: number;
}

/** OWASP's recommendation for Argon2id: about 20 ms a password. */
const recommended: Cost = { memoryKib: 19_456, passes: 2 };

// They are worked on by libuv's four threads, which packing answers and reading files need too. What may wait is done in a few seconds.
const limiter = new ConcurrencyLimiter({ ofOne: { atOnce: 2, inLine: 250 } });

/** Passwords by Argon2id, two at a time in the whole process; 503 when too many wait. A lower `cost` is for tests only. */
export function argonPasswords({ memoryKib, passes }: Cost = recommended): Passwords {
  return {
    hash: (password) => inTurn(() => hash(password, { memoryCost: memoryKib, timeCost: passes, parallelism: 1 })),
    // A hash that cannot be read matches no password.
    verify: (hashed, password) => inTurn(() => verify(hashed, password).catch(() => false)),
  };
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return limiter.pass('', work);
}
