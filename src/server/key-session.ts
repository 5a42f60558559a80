/** Returns the session id for requests with an API key, which file addresses are issued to. */
export function sessionOfKey(id: number): string {
  return `key-${id}`;
}

/** Returns the API key's id from its session id; null for the session of a sign-in. */
export function keyOfSession(sessionId: string): number | null {
  const [, digits] = /^key-(\d{1,15})$/.exec(sessionId) ?? [];
  return digits === undefined ? null : Number(digits);
}
