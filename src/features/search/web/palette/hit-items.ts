import { IconSearch } from '#web/icons.ts';
import type { SearchHit } from '../../contract.ts';
import { readQueryLine } from '../find/query-line.ts';
import { rankRecord } from '../find/rank.ts';
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

interface Searched {
  line: string;
  /** The kind that the line names, such as `invoice` of `invoice 5008`, and its other words. */
  named: { kind: string; rest: string } | undefined;
  isLate: boolean;
}

/** What was found, by kind, each with the way to all of its kind. */
export function hitGroups(groups: readonly FoundGroup[], { line, named, isLate }: Searched, { t, open }: PaletteWays): PaletteGroup[] {
  const words = readQueryLine(line).words;
  return groups.map(({ kind, hits, isMore }) => {
    const isNamed = kind === named?.kind;
    const items = hits.map((hit): PaletteItem => {
      const item = hitItem(hit, () => open(hit.path, { is: 'record', kind, title: hit.title, href: hit.path }));
      return { ...item, rank: rankRecord(hit.title, isNamed ? named.rest : words, isNamed) };
    });
    const href = searchAddress(line, kind);
    const title = t(`search.kind.${kind}`);
    const all = { key: `all ${kind}`, icon: IconSearch, title: t('search.showAllOf', { kind: title }), href };
    const run = () => open(href, { is: 'search', title: line, href });
    return { key: kind, title, isOfRecords: true, isLate, items: isMore ? [...items, { ...all, run }] : items };
  });
}
