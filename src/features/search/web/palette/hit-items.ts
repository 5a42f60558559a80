import { IconSearch } from '#web/icons.ts';
import type { SearchHit } from '../../contract.ts';
import { kindIcons } from '../kind-look.ts';
import { searchAddress } from '../search-address.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import type { PaletteWays } from './palette-ways.ts';
import type { FoundGroup } from './use-found.ts';

/** A record that was found, as a line. */
export function hitItem(hit: SearchHit, run: () => void): PaletteItem {
  const { kind, id, title, titleMarks, detail, detailMarks, time, path } = hit;
  return { key: `${kind} ${id}`, icon: kindIcons[kind], title, marks: titleMarks, detail, detailMarks, time, href: path, run };
}

/** What was found, by kind, each with the way to all of its kind. */
export function hitGroups(groups: readonly FoundGroup[], line: string, isLate: boolean, { t, open }: PaletteWays): PaletteGroup[] {
  return groups.map(({ kind, hits, isMore }) => {
    const items = hits.map((hit) => hitItem(hit, () => open(hit.path, { is: 'record', kind, title: hit.title, href: hit.path })));
    const href = searchAddress(line, kind);
    const title = t(`search.kind.${kind}`);
    const all = { key: `all ${kind}`, icon: IconSearch, title: t('search.showAllOf', { kind: title }), href };
    const run = () => open(href, { is: 'search', title: line, href });
    return { key: kind, title, isLate, items: isMore ? [...items, { ...all, run }] : items };
  });
}
