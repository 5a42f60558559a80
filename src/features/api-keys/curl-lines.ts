/** A command to paste into a terminal, and the permission it needs. */
export interface CurlLine {
  kind: 'try' | 'read' | 'add';
  needs?: { action: 'read' | 'create'; subject: 'Todo' };
  command: string;
}

/** Environment variable that holds the token. */
const tokenVariable = 'ATRIUM_KEY';

/** Returns the line that sets the variable, so the other commands work as written. */
export function exportLine(token: string): string {
  return `export ${tokenVariable}="${token}"`;
}

/**
 * Returns commands to try a key, for any POSIX shell.
 * @param token the token itself, or the variable that holds it
 */
export function curlLines(origin: string, token = `$${tokenVariable}`): CurlLine[] {
  const calls = (path: string) => `curl "${origin}${path}" -H "Authorization: Bearer ${token}"`;
  const body = JSON.stringify({ task: { title: 'Call the carpenter' } });
  return [
    { kind: 'try', command: calls('/api/v1/api-key') },
    { kind: 'read', needs: { action: 'read', subject: 'Todo' }, command: calls('/api/v1/todo?perPage=5') },
    {
      kind: 'add',
      needs: { action: 'create', subject: 'Todo' },
      command: `${calls('/apps/todo/add-tasks')} -H "Content-Type: application/json" -d '${body}'`,
    },
  ];
}
