/** From 0 (empty, or too short to be accepted) to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const shortest = 8;
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const wellKnown = /^(password|passw0rd|qwerty|letmein|welcome|admin|12345678|abcdefgh)/i;

/** A hint, not a guarantee: length counts most, then variety; common passwords are weak. */
export function passwordStrength(password: string): Strength {
  if (password.length < shortest) return 0;
  if (wellKnown.test(password) || new Set(password).size < 5) return 1;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const score = Math.floor(password.length / 6) + (variety >= 3 ? 1 : 0);
  return Math.min(4, Math.max(1, score)) as Strength;
}
