import type { UserData } from '#contract/signed-in.ts';
import type { MenuEntry, MenuGroup } from '#shell/menu-list.ts';
import { type MenuRow, type MenuTable, pagesOf } from '#web/page-table.ts';
import { menuLines } from './menu-lines.ts';

/** The menu of a table of pages. A page stands in it when it exists; who may not open it does not see it. */
export function menuOf(table: MenuTable): readonly MenuGroup[] {
  const pages = pagesOf(table);
  return menuLines.map((group) => ({ ...group, entries: group.entries.map((line) => filled(line, pages)) }));
}

/** The menu of a person: the component gallery is for who tries Atrium out, or builds on it. */
export function menuFor(table: MenuTable, { hidesShowcase }: Pick<UserData, 'hidesShowcase'>): readonly MenuGroup[] {
  return menuOf(table).filter(({ label }) => !hidesShowcase || label !== 'menu.interface');
}

function filled(line: MenuEntry, pages: readonly MenuRow[]): MenuEntry {
  const own = pages.find(({ menu }) => menu && !menu.under && menu.label === line.label);
  const inner = pages.filter(({ menu }) => menu?.under === line.label);
  return {
    ...line,
    ...(own && target(own, pages)),
    ...(inner.length > 0 && { entries: inner.map((page) => ({ label: page.menu?.label ?? '', ...target(page, pages) })) }),
  };
}

function target({ path, needs, menu }: MenuRow, pages: readonly MenuRow[]): Pick<MenuEntry, 'href' | 'needs' | 'covers'> {
  const belonging = pages.filter(({ belongsTo }) => belongsTo === path).map((page) => page.path.replace(/\/:.*/, ''));
  const covers = [...belonging, ...(menu?.covers ?? [])];
  return {
    href: path,
    ...(menu?.words && { words: menu.words }),
    ...(needs && { needs }),
    ...(covers.length > 0 && { covers: [...new Set(covers)] }),
  };
}
