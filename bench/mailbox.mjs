// The mail calls of the API against the bare SQL for the same rows, in a mailbox of 100,000 mails.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs `mailbox.bench.ts` on the tests' cluster and prints its table. */
export function measureMailbox() {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', '--config', 'bench/vitest.config.ts', '--silent=false'], {
      cwd: root,
      stdio: 'inherit',
    });
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`the mailbox bench ended with ${code}`))));
  });
}
