import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import type { Passwords } from '#server/dependencies.ts';

interface Cost {
  memoryKib: number;
  passes: number;
}

/** OWASP recommendation for Argon2id: about 20 ms per password. */
const recommended: Cost = { memoryKib: 19_456, passes: 2 };

// Hashing runs on libuv's four threads, which compression and file reads need too. A full queue is done in a few seconds.
const limiter = new ConcurrencyLimiter({ ofOne: { atOnce: 2, inLine: 250 } });

/**
 * Hashes and verifies passwords with Argon2id, two at a time per process; responds with 503 if too many are waiting. A lower `cost` is for
 * tests only.
 */
export function argonPasswords({ memoryKib, passes }: Cost = recommended): Passwords {
  return {
    hash: (password) => inTurn(() => hash(password, { memoryCost: memoryKib, timeCost: passes, parallelism: 1 })),
    // An unreadable hash matches no password.
    verify: (hashed, password) => inTurn(() => verify(hashed, password).catch(() => false)),
  };
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return limiter.pass('', work);
}
