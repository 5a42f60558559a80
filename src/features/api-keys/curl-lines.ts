/** A command to paste into a terminal, and the right that it needs. */
export interface CurlLine {
  kind: 'try' | 'read' | 'add';
  needs?: { action: 'read' | 'create'; subject: 'Todo' };
  command: string;
}

/** By this name a terminal knows the token, once it was told. */
const tokenVariable = 'ATRIUM_KEY';

/** What a terminal is told first, so that the other lines work as they stand. */
export function exportLine(token: string): string {
  return `export ${tokenVariable}="${token}"`;
}

/**
 * What one may try with a key: commands for any POSIX shell.
 * @param token the token itself, or what stands for it in a terminal that knows it
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
