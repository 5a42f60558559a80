import type { Icon } from '@tabler/icons-react';
import type { Ability } from '#contract/ability.ts';
import type { Action, Subject } from '#contract/endpoint.ts';
import type { KnownPage } from '#web/known-pages.ts';
import type { MenuPage } from '#web/menu-page.ts';

/** One line of the menu: a page, or a heading that opens to further lines. `label` is a key of the texts. */
export interface MenuEntry {
  readonly label: string;
  /** Other words for it, by their name among `pageWords`. */
  readonly words?: string;
  readonly icon?: Icon;
  readonly href?: string;
  /** Pages without an entry of their own that belong to this one. */
  readonly covers?: readonly string[];
  readonly needs?: { readonly action: Action; readonly subject: Subject };
  readonly entries?: readonly MenuEntry[];
  /** Its lines stand in a menu beside their pages; in the main menu it is a link to the first of them. */
  readonly hasSideMenu?: boolean;
  /** Its page is a wide table: a side menu stands above it until the window has room for both. */
  readonly isWide?: boolean;
  /** Tabs of its page that a side menu lists too, each with the value that `?tab=` has on it. */
  readonly tabs?: readonly { readonly label: string; readonly tab: string }[];
  /** The area whose unread things are counted in it. */
  readonly area?: string;
  readonly unread?: number | undefined;
}

export interface MenuGroup {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** The part of the menu that a person may open; what is left empty is left out. */
export function openMenu(menu: readonly MenuGroup[], ability: Pick<Ability, 'can'>): MenuGroup[] {
  return menu.map((group) => ({ ...group, entries: openEntries(group.entries, ability) })).filter(({ entries }) => entries.length > 0);
}

function openEntries(entries: readonly MenuEntry[], ability: Pick<Ability, 'can'>): MenuEntry[] {
  return entries
    .filter(({ needs }) => !needs || ability.can(needs.action, needs.subject))
    .map((entry) => (entry.entries ? { ...entry, entries: openEntries(entry.entries, ability) } : entry))
    .filter(({ href, entries: inner }) => href || inner?.length);
}

/** The menu with what is unread in its areas. */
export function withUnread(menu: readonly MenuGroup[], unread: Readonly<Record<string, number | undefined>>): MenuGroup[] {
  const counted = (entry: MenuEntry) => (entry.area ? { ...entry, unread: unread[entry.area] } : entry);
  return menu.map((group) => ({ ...group, entries: group.entries.map(counted) }));
}

/** The open menu as the main menu shows it: a line with a side menu is a link that is current on all of its pages. */
export function withoutSideMenus(menu: readonly MenuGroup[]): MenuGroup[] {
  const asLink = (entry: MenuEntry): MenuEntry => {
    const { entries, hasSideMenu, ...line } = entry;
    if (!hasSideMenu) return entry;
    const covers = menuPages([{ label: line.label, entries: [entry] }]).flatMap((page) => [page.href, ...(page.covers ?? [])]);
    return { ...line, href: covers[0] ?? '', covers };
  };
  return menu.map((group) => ({ ...group, entries: group.entries.map(asLink) }));
}

/** The line whose side menu belongs beside the open page. */
export function sideMenuAt(menu: readonly MenuGroup[], path: string): MenuEntry | undefined {
  return menu.flatMap(({ entries }) => entries).find((entry) => entry.hasSideMenu && isWithin(path, entry));
}

/** Whether the open page of a side menu is a wide table. */
export function isWideAt({ entries = [] }: MenuEntry, path: string): boolean {
  return entries.some((entry) => entry.isWide && isAt(path, entry));
}

/** The first page of an open menu that not everybody may open; undefined for who may open none. */
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

/** Every page of a menu that one needs a right for. */
export function guardedPages(menu: readonly MenuGroup[]): KnownPage[] {
  const pagesIn = (entries: readonly MenuEntry[], above: readonly string[]): KnownPage[] =>
    entries.flatMap(({ label, words, href, needs, entries: inner = [] }, at) => {
      const labels = [...above, label];
      const own = href && needs ? [{ href, labels, ...(words && { words }), isFirst: at === 0 && above.length > 0, needs }] : [];
      return [...own, ...pagesIn(inner, labels)];
    });
  return menu.flatMap(({ entries }) => pagesIn(entries, []));
}

/** The pages of an open menu, one by one, each with the picture of its line or of that above it. */
export function menuPages(menu: readonly MenuGroup[]): MenuPage[] {
  const pagesIn = (entries: readonly MenuEntry[], above: Icon | undefined): MenuPage[] =>
    entries.flatMap(({ label, href, covers = [], icon: Icon = above, entries: inner = [] }) => [
      ...(href && Icon ? [{ href, label, Icon, covers }] : []),
      ...pagesIn(inner, Icon),
    ]);
  return menu.flatMap(({ entries }) => pagesIn(entries, undefined));
}

/** Whether an address is an entry's, or below it, or of a page that belongs to it. */
export function isAt(path: string, { href, covers = [] }: Pick<MenuEntry, 'href' | 'covers'>): boolean {
  return [...(href ? [href] : []), ...covers].some((known) => path === known || path.startsWith(`${known}/`));
}

/** Whether the open page is among the lines of a heading. */
export function isWithin(path: string, { entries = [] }: Pick<MenuEntry, 'entries'>): boolean {
  return trailIn(entries, path) !== undefined;
}

export type Crumb = Pick<MenuEntry, 'label' | 'href'>;

/** The lines from the group down to the entry whose page is open. */
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
