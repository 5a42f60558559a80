/** How many tints `label.module.css` has. */
export const labelTints = 8;

/** The tint of a label, from its name alone: the same for everybody, everywhere, without being kept. */
export function labelTint(name: string): number {
  let sum = 7;
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % labelTints;
}
