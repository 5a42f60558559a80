/** The names that everybody begins with have a tint that says what they mean. */
const meant: Record<string, number> = { team: 0, low: 3, medium: 4, high: 6, update: 1 };
/** How many tints `tint-mark.module.css` has. */
export const tints = 8;

/** The tint of a label or tag, from its name alone: the same for everybody, everywhere, without being kept. */
export function nameTint(name: string): number {
  const plain = name.trim().toLowerCase();
  const known = meant[plain];
  if (known !== undefined) return known;
  let sum = 7;
  for (const letter of plain) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % tints;
}
