/** Twelve random letters and digits: nobody chooses or guesses it, and it has no dash. */
export function newEntityCode(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % alphabet.length]).join('');
}
