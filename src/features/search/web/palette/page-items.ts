import { IconFile } from '#web/icons.ts';
import type { KnownPage } from '#web/known-pages.ts';
import { rankName, withoutVainTypos } from '../find/rank.ts';
import { bonusOf, type Uses } from '../find/uses.ts';
import type { PaletteItem } from './palette-item.ts';
import type { PaletteWays } from './palette-ways.ts';

const most = 4;

/** The pages whose names, or those of what they stand under, are like what was typed; the best first. */
export function pageItems(pages: readonly KnownPage[], typed: string, uses: Uses, { t, languages, open }: PaletteWays): PaletteItem[] {
  const found = pages.flatMap((page) => {
    const { href, labels, words, isFirst } = page;
    const [label = '', trail] = [labels.at(-1), labels.slice(0, -1)];
    const ranked = rankName({ label, words: words && `pageWords.${words}`, trail, isFirst }, typed, languages);
    if (!ranked) return [];
    const key = `page ${href}`;
    const run = () => open(href, { is: 'page', title: label, href });
    const rank = ranked.rank - bonusOf(uses, key);
    return [
      { ...{ key, rank, icon: IconFile, title: t(label), marks: ranked.marks }, detail: trail.map((one) => t(one)).join(' · '), href, run },
    ];
  });
  return withoutVainTypos(found)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most);
}
