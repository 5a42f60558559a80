import { argon2id, argon2Verify } from 'hash-wasm';
import type { Passwords } from '#server/dependencies.ts';

const saltBytes = 16;
/** Who could guess at these hashes has the browser in hand already, and with it the data: they cost a tenth of the server's. */
const cost = { memorySize: 4096, iterations: 1, parallelism: 1, hashLength: 32 };

/** Passwords by Argon2id, written as the server writes them: each host verifies what the other has made. */
export const tabPasswords: Passwords = {
  hash: (password) =>
    argon2id({ password: password || '\0', salt: crypto.getRandomValues(new Uint8Array(saltBytes)), outputType: 'encoded', ...cost }),
  // A hash that cannot be read matches no password.
  verify: (hash, password) => argon2Verify({ password: password || '\0', hash }).catch(() => false),
};
