/** What stands for the session where one calls by a key: addresses of files are given to it. */
export function sessionOfKey(id: number): string {
  return `key-${id}`;
}

/** The id of the key that such a session is of; null for that of a sign-in. */
export function keyOfSession(sessionId: string): number | null {
  const [, digits] = /^key-(\d{1,15})$/.exec(sessionId) ?? [];
  return digits === undefined ? null : Number(digits);
}
