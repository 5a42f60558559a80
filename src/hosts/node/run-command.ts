import { readSettings, type Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';

/** Runs an operator command with the server's settings; failures become one line and an exit code. */
export async function runCommand(work: (settings: Settings, args: string[]) => Promise<void>): Promise<void> {
  try {
    const read = readSettings(process.env, process.cwd());
    if ('problems' in read) throw new StartFailure(read.problems.join('\n'));
    await work(read.settings, process.argv.slice(2));
  } catch (error) {
    const known = error instanceof StartFailure;
    process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Formats a command as the operator types it: with `atrium` or npm, like this process. */
export function commandName(name: string, args = '', program = process.argv[1] ?? ''): string {
  if (/\bcli\.[jt]s$/.test(program)) return ['atrium', name, args].filter(Boolean).join(' ');
  return `npm ${name === 'start' ? '' : 'run '}${name}${args && ` -- ${args}`}`;
}
