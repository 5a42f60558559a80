import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '#server/dependencies.ts';

interface Cost {
  memoryKib: number;
  passes: number;
}

/** OWASP's recommendation for Argon2id: about 20 ms a password. */
const recommended: Cost = { memoryKib: 19_456, passes: 2 };

/** Passwords by Argon2id. A lower `cost` is for tests only. */
export function argonPasswords({ memoryKib, passes }: Cost = recommended): Passwords {
  return {
    hash: (password) => hash(password, { memoryCost: memoryKib, timeCost: passes, parallelism: 1 }),
    // A hash that cannot be read matches no password.
    verify: (hashed, password) => verify(hashed, password).catch(() => false),
  };
}
