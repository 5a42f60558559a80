import type { Icon } from '@tabler/icons-react';
import type { Ability } from '#contract/ability.ts';
import type { Action, Subject } from '#contract/endpoint.ts';
import type { KnownPage } from '#web/known-pages.ts';
import type { MenuPage } from '#web/menu-page.ts';

/** A menu item: a page, or a heading that expands to subitems. `label` is a translation key. */
export interface MenuEntry {
  readonly label: string;
  /** Search synonyms, by their key in `pageWords`. */
  readonly words?: string;
  readonly icon?: Icon;
  readonly href?: string;
  /** Pages without a menu entry that belong to this one. */
  readonly covers?: readonly string[];
  readonly needs?: { readonly action: Action; readonly subject: Subject };
  readonly entries?: readonly MenuEntry[];
  /** Its subitems appear in a side menu next to their pages; the main menu shows it as a link to the first one. */
  readonly hasSideMenu?: boolean;
  /** Its page is a wide table: the side menu moves above it until the viewport has room for both. */
  readonly isWide?: boolean;
  /** Tabs of its page that the side menu lists too, each with its `?tab=` value. */
  readonly tabs?: readonly { readonly label: string; readonly tab: string }[];
  /** The area whose unread count it shows. */
  readonly area?: string;
  readonly unread?: number | undefined;
}

export interface MenuGroup {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** Filters the menu by permission and removes empty headings. */
export function openMenu(menu: readonly MenuGroup[], ability: Pick<Ability, 'can'>): MenuGroup[] {
  return menu.map((group) => ({ ...group, entries: openEntries(group.entries, ability) })).filter(({ entries }) => entries.length > 0);
}

function openEntries(entries: readonly MenuEntry[], ability: Pick<Ability, 'can'>): MenuEntry[] {
  return entries
    .filter(({ needs }) => !needs || ability.can(needs.action, needs.subject))
    .map((entry) => (entry.entries ? { ...entry, entries: openEntries(entry.entries, ability) } : entry))
    .filter(({ href, entries: inner }) => href || inner?.length);
}

export function withUnread(menu: readonly MenuGroup[], unread: Readonly<Record<string, number | undefined>>): MenuGroup[] {
  const counted = (entry: MenuEntry) => (entry.area ? { ...entry, unread: unread[entry.area] } : entry);
  return menu.map((group) => ({ ...group, entries: group.entries.map(counted) }));
}

/** Converts entries with a side menu to links that are current on all of their pages. */
export function withoutSideMenus(menu: readonly MenuGroup[]): MenuGroup[] {
  const asLink = (entry: MenuEntry): MenuEntry => {
    const { entries, hasSideMenu, ...line } = entry;
    if (!hasSideMenu) return entry;
    const covers = menuPages([{ label: line.label, entries: [entry] }]).flatMap((page) => [page.href, ...(page.covers ?? [])]);
    return { ...line, href: covers[0] ?? '', covers };
  };
  return menu.map((group) => ({ ...group, entries: group.entries.map(asLink) }));
}

/** Returns the entry whose side menu belongs to the open page. */
export function sideMenuAt(menu: readonly MenuGroup[], path: string): MenuEntry | undefined {
  return menu.flatMap(({ entries }) => entries).find((entry) => entry.hasSideMenu && isWithin(path, entry));
}

/** Checks whether the open page of a side menu is a wide table. */
export function isWideAt({ entries = [] }: MenuEntry, path: string): boolean {
  return entries.some((entry) => entry.isWide && isAt(path, entry));
}

/** Returns the first page of an open menu that needs a permission; undefined if there is none. */
export function firstPage(menu: readonly MenuGroup[]): string | undefined {
  return menu.map(({ entries }) => firstIn(entries)).find((href) => href !== undefined);
}

function firstIn(entries: readonly MenuEntry[]): string | undefined {
  for (const { needs, href, entries: inner } of entries) {
    const found = needs && href ? href : inner && firstIn(inner);
    if (found) return found;
  }
  return undefined;
}

/** Returns every page of a menu that needs a permission. */
export function guardedPages(menu: readonly MenuGroup[]): KnownPage[] {
  const pagesIn = (entries: readonly MenuEntry[], above: readonly string[]): KnownPage[] =>
    entries.flatMap(({ label, words, href, needs, entries: inner = [] }, at) => {
      const labels = [...above, label];
      const own = href && needs ? [{ href, labels, ...(words && { words }), isFirst: at === 0 && above.length > 0, needs }] : [];
      return [...own, ...pagesIn(inner, labels)];
    });
  return menu.flatMap(({ entries }) => pagesIn(entries, []));
}

/** Returns the pages of an open menu as a flat list, each with its own icon or that of its parent. */
export function menuPages(menu: readonly MenuGroup[]): MenuPage[] {
  const pagesIn = (entries: readonly MenuEntry[], above: Icon | undefined): MenuPage[] =>
    entries.flatMap(({ label, href, covers = [], icon: Icon = above, entries: inner = [] }) => [
      ...(href && Icon ? [{ href, label, Icon, covers }] : []),
      ...pagesIn(inner, Icon),
    ]);
  return menu.flatMap(({ entries }) => pagesIn(entries, undefined));
}

/** Checks whether a path is an entry's address, below it, or on a page that belongs to it. */
export function isAt(path: string, { href, covers = [] }: Pick<MenuEntry, 'href' | 'covers'>): boolean {
  return [...(href ? [href] : []), ...covers].some((known) => path === known || path.startsWith(`${known}/`));
}

/** Checks whether the open page is among the subitems of a heading. */
export function isWithin(path: string, { entries = [] }: Pick<MenuEntry, 'entries'>): boolean {
  return trailIn(entries, path) !== undefined;
}

export type Crumb = Pick<MenuEntry, 'label' | 'href'>;

/** Returns the breadcrumb from the group down to the entry of the open page. */
export function breadcrumbsAt(menu: readonly MenuGroup[], path: string): Crumb[] {
  for (const group of menu) {
    const inner = trailIn(group.entries, path);
    if (inner) return [{ label: group.label }, ...inner];
  }
  return [];
}

function trailIn(entries: readonly MenuEntry[], path: string): Crumb[] | undefined {
  for (const entry of entries) {
    if (isAt(path, entry)) return [entry];
    const inner = entry.entries && trailIn(entry.entries, path);
    if (inner) return [{ label: entry.label }, ...inner];
  }
  return undefined;
}
