import { productVersion } from '#contract/product-version.ts';
import { type CommandName, readCommandLine } from './command-line.ts';

/** Each program reads its own arguments from the process. */
const programs: Record<CommandName, () => Promise<unknown>> = {
  start: () => import('./main.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  migrate: () => import('./migrate.ts'),
  'reset-password': () => import('./reset-password.ts'),
  'verify-address': () => import('./verify-address.ts'),
  reindex: () => import('./reindex.ts'),
  doctor: () => import('./doctor.ts'),
};

const read = readCommandLine(process.argv.slice(2), productVersion);
if ('run' in read) {
  process.argv.splice(2, 1);
  await programs[read.run]();
} else if ('print' in read) process.stdout.write(`${read.print}\n`);
else {
  process.stderr.write(`${read.problem}\n`);
  process.exitCode = 1;
}
