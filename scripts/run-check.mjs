import { spawn } from 'node:child_process';
import { readableDuration } from './step.mjs';

/**
 * Runs a command and prints its result in one line, with its output if it failed.
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runCheck(label, command, args, env = {}) {
  const startedAt = Date.now();
  const { code, output } = await new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, FORCE_COLOR: '0', ...env } });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (status) => resolve({ code: status, output: said }));
  });
  printResult(label, code === 0, Date.now() - startedAt, output);
  return code === 0;
}

export function printResult(label, succeeded, ms, output = '') {
  console.log(`  ${succeeded ? '✓' : '✗'} ${label.padEnd(28)} ${readableDuration(ms)}`);
  if (!succeeded) console.log(`${output.trimEnd()}\n`);
}
