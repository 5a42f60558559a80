import { type Marks, matchText, type TextMatch, tiers, wordsOf } from './match-text.ts';

/** A result with its rank; lower is better. Whole numbers are the tiers of `matchText`. */
interface Ranked {
  rank: number;
  marks: Marks | undefined;
}

type Texts = (key: string) => string;

/** Penalties: English names rank after those in the user's language, synonyms after names, and parent names last. */
const behind = { english: 0.01, words: 1, trail: 2 };

interface Name {
  /** Translation keys. */
  label: string;
  words?: string | undefined;
  /** Parent headings, outermost first. */
  trail?: readonly string[];
  /** The first item of its section, which the section's name also finds. */
  isFirst?: boolean;
}

/** *New invoice* is also found by *add invoice* and *create invoice*, in each language. */
const making = new Set(
  [
    ...['new', 'add', 'create', 'neu', 'neue', 'neuer', 'neues', 'hinzufügen', 'anlegen', 'erstellen'],
    ...['nouveau', 'nouvel', 'nouvelle', 'ajouter', 'créer', 'novo', 'nova', 'adicionar', 'criar', 'جديد', 'جديدة', 'إضافة', 'إنشاء'],
  ].map((word) => wordsOf(word)[0]?.plain),
);

/** Ranks a page or command in the user's language and in English. Typos are only accepted in names. */
export function rankName(
  { label, words, trail, isFirst }: Name,
  typed: string,
  [own, english]: readonly [Texts, Texts],
): Ranked | undefined {
  const byName = matchLabel(own(label), typed);
  const heading = isFirst ? trail?.at(-1) : undefined;
  const synonyms = words ? [...new Set([own(words), english(words)])].flatMap((text) => text.split(/[,،]/)) : [];
  const ways = trail ? [own, english].map((texts) => [...trail, label].map((key) => texts(key)).join(' ')) : [];
  const ranks = [
    byName?.rank,
    plus(matchLabel(english(label), typed), behind.english),
    ...(heading ? [own, english].map((texts) => matchText(texts(heading), typed)?.rank) : []),
    ...synonyms.map((text) => plus(withoutTypo(matchText(text, typed)), behind.words)),
    ...ways.map((text) => plus(withoutTypo(matchText(text, typed)), behind.trail)),
  ].filter((rank) => rank !== undefined);
  return ranks.length === 0 ? undefined : { rank: Math.min(...ranks), marks: byName?.marks };
}

/** Verbs for creating are interchangeable: the label's own counts as typed. */
function matchLabel(label: string, typed: string): TextMatch | undefined {
  const makes = (text: string) => wordsOf(text).find(({ plain }) => making.has(plain));
  const [asked, named] = [makes(typed), makes(label)];
  return matchText(label, typed) ?? (asked && named ? matchText(label, typed.replace(asked.text, named.text)) : undefined);
}

function plus(match: TextMatch | undefined, more: number): number | undefined {
  return match && match.rank + more;
}

function withoutTypo(match: TextMatch | undefined): TextMatch | undefined {
  return match?.tier === 'typo' || match?.tier === 'initials' ? undefined : match;
}

/**
 * Ranks a search result. One whose name or number equals the query ranks above all pages; one that contains
 * the words elsewhere ranks below matches in the name.
 */
export function rankRecord(title: string, typed: string, isKindNamed: boolean): number {
  const match = matchText(title, typed);
  if (!match || match.tier === 'typo' || match.tier === 'initials') return tiers.indexOf('within') + 0.9;
  const numbers = wordsOf(typed).filter(({ plain }) => /\d{3}/.test(plain));
  // `JV-5008` and `#10234` are numbers; a mail with one in its subject is not.
  const isNumber =
    numbers.length > 0 && wordsOf(title).length <= 2 && numbers.every(({ plain }) => wordsOf(title).some((word) => word.plain === plain));
  return isNumber || isKindNamed ? Math.min(match.rank, 0.9) : match.rank;
}

/** Groups ranks into bands that keep their order: whole names, prefixes of words, parts of words, typos. */
export function bandOf(rank: number): number {
  if (rank < tiers.indexOf('start')) return 0;
  if (rank < tiers.indexOf('within')) return 1;
  return rank < tiers.indexOf('initials') ? 2 : 3;
}

/** Drops typo matches when anything matches as typed. */
export function withoutVainTypos<I extends { rank: number }>(items: readonly I[]): I[] {
  const spelled = items.filter(({ rank }) => bandOf(rank) < 3);
  return spelled.length > 0 ? spelled : [...items];
}
