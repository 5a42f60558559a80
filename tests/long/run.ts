import { spawn } from 'node:child_process';

/** Runs a program to completion. @returns its exit code and output */
export function run(program: string, args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said = (said + text).slice(-20_000);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}
