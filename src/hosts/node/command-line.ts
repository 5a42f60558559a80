interface Command {
  /** Arguments after the command's name. */
  args: string;
  summary: string;
  /** Further text for the command's `--help`. */
  details?: string;
}

/** Commands of `atrium`, in help order. */
export const commands = {
  start: {
    args: '[--import FILE]',
    summary: 'Start the server',
    details: '--import FILE imports an exported company into a new installation.',
  },
  backup: {
    args: '[FILE]',
    summary: 'Save database, files and secrets as one archive',
    details: 'Without FILE the archive is atrium-DATE.tar.gz in the current folder. Works while the server runs.',
  },
  restore: {
    args: 'FILE',
    summary: 'Restore an archive into an empty installation',
    details: 'DATA_DIR and the database must be empty. The archive is verified before anything changes.',
  },
  migrate: {
    args: '',
    summary: 'Bring the database up to date without starting the server',
    details: 'Starting does this too. Use it to migrate before several servers start.',
  },
  'reset-password': {
    args: 'EMAIL',
    summary: 'Print a new password for an account',
    details: "Ends the account's sessions and turns two-step verification off.",
  },
  'verify-address': {
    args: '[EMAIL]',
    summary: "Verify an account's address, or list pending ones",
    details: 'For an invited person, it prints the link to join.',
  },
  reindex: { args: '', summary: 'Rebuild the search index while the server runs' },
  doctor: {
    args: '',
    summary: 'Check settings, database, disk, email, proxy and clock',
    details: 'Changes nothing. Exits with 1 if something is wrong.',
  },
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

type CommandLine = { run: CommandName } | { print: string } | { problem: string };

/** Parses the arguments after `atrium`. */
export function readCommandLine(args: readonly string[], version: string): CommandLine {
  const [name = '--help', ...rest] = args;
  if (name === '--version' || name === '-v') return { print: version };
  if (name === '--help' || name === '-h' || name === 'help') return { print: isCommand(rest[0]) ? helpOf(rest[0]) : help(version) };
  if (!isCommand(name)) return { problem: `Unknown command "${name}". Run atrium --help for a list.` };
  if (rest.includes('--help') || rest.includes('-h')) return { print: helpOf(name) };
  const extra = extraWord(name, rest);
  if (extra !== undefined) return { problem: `atrium ${name} doesn't take "${extra}". Usage: atrium ${usage(name)}` };
  return { run: name };
}

/** Returns the first argument that the usage text doesn't allow, so that a mistyped option doesn't become a backup's file name. */
function extraWord(name: CommandName, words: readonly string[]): string | undefined {
  const { args } = commands[name];
  const most = args.split(' ').filter(Boolean).length;
  return words.find((word) => word.startsWith('-') && !args.includes(word)) ?? words[most];
}

function isCommand(name: string | undefined): name is CommandName {
  return name !== undefined && Object.hasOwn(commands, name);
}

function usage(name: CommandName): string {
  return `${name} ${commands[name].args}`.trim();
}

function helpOf(name: CommandName): string {
  const { summary, details }: Command = commands[name];
  return [`Usage: atrium ${usage(name)}`, '', `${summary}.`, ...(details ? [details] : [])].join('\n');
}

function help(version: string): string {
  const names = Object.keys(commands).filter(isCommand);
  const width = Math.max(...names.map((name) => usage(name).length));
  return [
    `Atrium ${version}`,
    '',
    'Usage: atrium COMMAND',
    '',
    ...names.map((name) => `  ${usage(name).padEnd(width)}  ${commands[name].summary}`),
    '',
    `  ${'--help'.padEnd(width)}  Show this help, or a command's help after its name`,
    `  ${'--version'.padEnd(width)}  Show the version`,
    '',
    'Settings are environment variables: docs/configuration.md lists them.',
  ].join('\n');
}
