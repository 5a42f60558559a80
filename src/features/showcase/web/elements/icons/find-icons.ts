import { plainLetters } from '#web/plain-letters.ts';

/** An icon of the set; `at` is its index, used to find its path. */
export interface SetIcon {
  readonly at: number;
  readonly name: string;
  readonly category: string;
  readonly isFilled: boolean;
}

interface Wanted {
  typed: string;
  /** Empty for all categories. */
  category: string;
  style: 'all' | 'outline' | 'filled';
}

/** Icons whose names or synonyms contain every typed word; matching names and main synonyms first. */
export function findIcons(icons: readonly SetIcon[], words: readonly string[] | undefined, { typed, category, style }: Wanted): SetIcon[] {
  const parts = plainLetters(typed).split(/\s+/).filter(Boolean);
  const fits = (text: string) => parts.every((part) => text.includes(part));
  const asked = icons.filter(
    (icon) => (category === '' || icon.category === category) && (style === 'all' || icon.isFilled === (style === 'filled')),
  );
  if (parts.length === 0) return asked;
  const [first = ''] = parts;
  const rank = ({ name, at }: SetIcon) => {
    const other = words?.[at]?.toLowerCase() ?? '';
    if (name === first) return 0;
    if (other.startsWith(first) && fits(`${name} ${other}`)) return 1;
    if (fits(name)) return name.startsWith(first) ? 2 : 3;
    return fits(`${name} ${other}`) ? 4 : undefined;
  };
  const ranked = asked
    .map((icon) => ({ icon, rank: rank(icon) }))
    .filter((one): one is { icon: SetIcon; rank: number } => one.rank !== undefined);
  return ranked.sort((one, other) => one.rank - other.rank).map(({ icon }) => icon);
}
