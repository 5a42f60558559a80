/** The default names have a fixed tint that fits their meaning. */
const meant: Record<string, number> = { team: 0, low: 3, medium: 4, high: 6, update: 1 };
/** Number of tints in `tint-mark.module.css`. */
export const tints = 8;

/** Derives the tint of a label or tag from its name, so it is the same for everyone without being stored. */
export function nameTint(name: string): number {
  const plain = name.trim().toLowerCase();
  const known = meant[plain];
  if (known !== undefined) return known;
  let sum = 7;
  for (const letter of plain) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % tints;
}
