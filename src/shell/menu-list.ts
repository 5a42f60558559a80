import type { Icon } from '@tabler/icons-react';
import type { Ability } from '#contract/ability.ts';
import type { Action, Subject } from '#contract/endpoint.ts';

/** One line of the menu: a page, or a heading that opens to further lines. `label` is a key of the texts. */
export interface MenuEntry {
  readonly label: string;
  readonly icon?: Icon;
  readonly href?: string;
  readonly needs?: { readonly action: Action; readonly subject: Subject };
  readonly entries?: readonly MenuEntry[];
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

/** Whether an address is an entry's, or below it. */
export function isAt(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}

/** The labels from the group down to the entry whose page is open. */
export function trailTo(menu: readonly MenuGroup[], path: string): string[] {
  for (const group of menu) {
    const inner = trailIn(group.entries, path);
    if (inner) return [group.label, ...inner];
  }
  return [];
}

function trailIn(entries: readonly MenuEntry[], path: string): string[] | undefined {
  for (const entry of entries) {
    if (entry.href && isAt(path, entry.href)) return [entry.label];
    const inner = entry.entries && trailIn(entry.entries, path);
    if (inner) return [entry.label, ...inner];
  }
  return undefined;
}
