import { argon2id, argon2Verify } from 'hash-wasm';
import type { Passwords } from '#server/dependencies.ts';

const saltBytes = 16;
/** Anyone who could attack these hashes already has the browser and its data, so they cost a tenth of the server's. */
const cost = { memorySize: 4096, iterations: 1, parallelism: 1, hashLength: 32 };

/** Argon2id hashes in the server's format: each host can verify the other's. */
export const tabPasswords: Passwords = {
  hash: (password) =>
    argon2id({ password: password || '\0', salt: crypto.getRandomValues(new Uint8Array(saltBytes)), outputType: 'encoded', ...cost }),
  // An unreadable hash matches no password.
  verify: (hash, password) => argon2Verify({ password: password || '\0', hash }).catch(() => false),
};
