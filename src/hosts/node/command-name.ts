/** How the operator calls a command: the way this process was called, by `atrium` or by npm. */
export function commandName(name: string, args = '', program = process.argv[1] ?? ''): string {
  if (/\bcli\.[jt]s$/.test(program)) return ['atrium', name, args].filter(Boolean).join(' ');
  return `npm ${name === 'start' ? '' : 'run '}${name}${args && ` -- ${args}`}`;
}
