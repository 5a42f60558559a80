import { fileURLToPath } from 'node:url';
import { runChecks } from './run-checks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const results = await runChecks(root);
if (results.includes(false)) process.exitCode = 1;
