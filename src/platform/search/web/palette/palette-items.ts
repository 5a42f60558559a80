import type { Icon } from '@tabler/icons-react';
import type { Command, Given } from '#web/command.ts';
import { IconFile, IconSearch } from '#web/icons.ts';
import type { KnownPage } from '#web/known-pages.ts';
import type { SearchHit } from '../../contract.ts';
import type { Marks } from '../find/match-text.ts';
import { readQueryLine } from '../find/query-line.ts';
import { bandOf, rankName, rankRecord, withoutVainTypos } from '../find/rank.ts';
import { bonusOf, type Uses } from '../find/uses.ts';
import { kindIcons } from '../kind-look.ts';
import { searchAddress } from '../search-address.ts';
import type { FoundGroup } from './use-found.ts';
import type { PaletteActions } from './use-palette-actions.ts';

export interface PaletteItem {
  /** Identifies the same item in any context. */
  key: string;
  icon: Icon;
  title: string;
  marks?: Marks | undefined;
  detail?: string;
  detailMarks?: Marks;
  /** Time shown at its end. */
  time?: string | null;
  /** Equivalent shortcut. */
  keys?: string | undefined;
  /** Link target, which can be opened in another tab. */
  href?: string | undefined;
  /** Match rank, see `rankName`; lower is better. Items without one are sorted last. */
  rank?: number;
  run: () => void;
}

export interface PaletteGroup {
  key: string;
  title: string;
  items: readonly PaletteItem[];
  isOfRecords?: boolean;
  /** Result of an earlier query, dimmed until the current one arrives. */
  isLate?: boolean;
}

/**
 * Sorts groups by their best item. Among equally good ones, pages and actions come first in fixed order; then records, name matches
 * before others.
 */
export function bestFirst(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const placeOf = ({ items, isOfRecords }: PaletteGroup) => {
    const best = Math.min(...items.map(({ rank = Number.POSITIVE_INFINITY }) => rank));
    return bandOf(best) * 100 + (isOfRecords ? 1 + Math.min(Math.floor(best * 2), 50) : 0);
  };
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const maxCommands = 6;

/** Converts a command to an item. Its arguments replace the ellipses of its label. */
export function commandItem(command: Command, { t, begin }: PaletteActions, given: readonly Given[] = []): PaletteItem {
  return {
    key: `command ${[command.id, ...given.map(({ id }) => id)].join(' ')}`,
    icon: command.icon,
    title: titleWith(t(command.label), given),
    ...(given[0]?.detail && { detail: given[0].detail }),
    keys: command.keys,
    href: given.length === 0 ? command.href : undefined,
    run: () => begin(command, given),
  };
}

/** Replaces the ellipses of a label with arguments. */
export function titleWith(label: string, given: readonly Pick<Given, 'title'>[]): string {
  return given.reduce((text, { title }) => {
    const at = text.indexOf('…');
    if (at < 0) return text;
    const space = /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? ' ' : '';
    return `${text.slice(0, at)}${space}${title}${text.slice(at + 1)}`;
  }, label);
}

/** Returns the commands whose names or synonyms match, best first. */
export function commandItems(commands: readonly Command[], typed: string, uses: Uses, ways: PaletteActions): PaletteItem[] {
  const found = commands.flatMap((command) => {
    const ranked = rankName(command, typed, ways.languages);
    if (!ranked) return [];
    const item = commandItem(command, ways);
    return [{ ...item, marks: ranked.marks, rank: ranked.rank - bonusOf(uses, item.key) }];
  });
  return withoutVainTypos(found)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxCommands);
}

const maxPages = 4;

/** Returns the pages whose names or parents match, best first. */
export function pageItems(pages: readonly KnownPage[], typed: string, uses: Uses, { t, languages, open }: PaletteActions): PaletteItem[] {
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
    .slice(0, maxPages);
}

export function hitItem(hit: SearchHit, run: () => void): PaletteItem {
  const { kind, id, title, titleMarks, detail, detailMarks, time, path } = hit;
  return { key: `${kind} ${id}`, icon: kindIcons[kind], title, marks: titleMarks, detail, detailMarks, time, href: path, run };
}

interface Searched {
  line: string;
  /** The kind named in the query, such as `invoice` in `invoice 5008`, and its other words. */
  named: { kind: string; rest: string } | undefined;
  isLate: boolean;
}

/** Groups results by kind, each with a link to all of its kind. */
export function hitGroups(groups: readonly FoundGroup[], { line, named, isLate }: Searched, { t, open }: PaletteActions): PaletteGroup[] {
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
