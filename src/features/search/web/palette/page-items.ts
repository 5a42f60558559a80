import { IconFile } from '#web/icons.ts';
import type { KnownPage } from '#web/known-pages.ts';
import { matchText } from '../find/match-text.ts';
import type { PaletteItem } from './palette-item.ts';
import type { PaletteWays } from './palette-ways.ts';

const most = 4;

/** The pages whose names are like what was typed, in any language. */
export function pageItems(pages: readonly KnownPage[], typed: string, { t, languages, open }: PaletteWays): PaletteItem[] {
  return pages
    .flatMap((page) => {
      const key = page.labels.at(-1) ?? '';
      const title = t(key);
      const own = matchText(title, typed);
      // What it stands under finds it too, after those that are called so themselves.
      const scores = languages.flatMap((texts) => [
        matchText(texts(key), typed)?.score ?? 0,
        (matchText(page.labels.map((label) => texts(label)).join(' '), typed)?.score ?? 0) / 2,
      ]);
      const score = Math.max(own?.score ?? 0, ...scores);
      if (score <= 0) return [];
      const detail = page.labels.slice(0, -1).map((label) => t(label));
      const { href } = page;
      const run = () => open(href, { is: 'page', title: key, href });
      return [{ score, item: { key: `page ${href}`, icon: IconFile, title, marks: own?.marks, detail: detail.join(' · '), href, run } }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ item }) => item);
}
