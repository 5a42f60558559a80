// API benchmarks without a browser, on the test cluster.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs `{name}.bench.ts` and prints its table. */
export function measureApi(name) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      join(root, 'node_modules/.bin/vitest'),
      ['run', `bench/${name}.bench.ts`, '--config', 'bench/vitest.config.ts', '--silent=false'],
      { cwd: root, stdio: 'inherit' },
    );
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`the bench of ${name} ended with ${code}`))));
  });
}
