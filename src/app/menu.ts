import type { UserData } from '#contract/signed-in.ts';
import type { MenuEntry, MenuGroup } from '#shell/menu-list.ts';
import { IconSmartHome } from '#web/icons.ts';
import { type MenuRow, type MenuTable, pagesOf } from '#web/page-table.ts';
import { menuLines } from './menu-lines.ts';

/** Builds the menu from a page table. Pages are filtered by permission later. */
export function menuOf(table: MenuTable): readonly MenuGroup[] {
  const pages = pagesOf(table);
  return menuLines.map((group) => ({ ...group, entries: group.entries.map((line) => filled(line, pages)) }));
}

/**
 * Builds a person's menu. Only people who try out Atrium or build on it see the component gallery and the sample pages. Clients see
 * their home, the help and their settings.
 */
export function menuFor(
  table: MenuTable,
  { hidesShowcase, role }: Pick<UserData, 'hidesShowcase'> & Partial<Pick<UserData, 'role'>>,
): readonly MenuGroup[] {
  const menu = menuOf(table);
  if (role === 'client') return clientMenu(menu);
  if (!hidesShowcase) return menu;
  return menu.map((group) => ({ ...group, entries: group.entries.filter(({ label }) => label !== 'menu.developers') }));
}

function clientMenu(menu: readonly MenuGroup[]): readonly MenuGroup[] {
  const lines = menu.flatMap(({ entries }) =>
    entries.flatMap(({ icon, ...line }): MenuEntry[] => [line, ...(line.entries ?? [])].map((one) => ({ ...one, ...(icon && { icon }) }))),
  );
  const named = (name: string) => lines.filter(({ label }) => label === `menu.${name}`);
  const home = named('accessControl').map((line) => ({ ...line, label: 'menu.home', icon: IconSmartHome }));
  const settings = named('settings').map((line) => ({ ...line, entries: named('accountSettings') }));
  return [{ label: 'menu.yourAccount', entries: [...home, ...named('knowledgeBase'), ...named('faq'), ...settings] }];
}

/** Adds the page or the subitems to a menu item: the listed subitems first, in their order, then the pages that name it as parent. */
function filled(line: MenuEntry, pages: readonly MenuRow[], under?: string): MenuEntry {
  const own = pages.find(({ menu }) => menu?.label === line.label && menu.under === under);
  const listed = line.entries ?? [];
  const others = pages
    .filter(({ menu }) => menu?.under === line.label && !listed.some(({ label }) => label === menu.label))
    .map(({ menu }) => ({ label: menu?.label ?? '' }));
  const entries = [...listed, ...others].map((inner) => filled(inner, pages, line.label));
  return { ...line, ...(own && target(own, pages)), ...(entries.length > 0 && { entries }) };
}

function target(
  { path, needs, menu }: MenuRow,
  pages: readonly MenuRow[],
): Pick<MenuEntry, 'href' | 'needs' | 'covers' | 'words' | 'tabs' | 'isWide'> {
  const belonging = pages.filter(({ belongsTo }) => belongsTo === path).map((page) => page.path.replace(/\/:.*/, ''));
  const covers = [...belonging, ...(menu?.covers ?? [])];
  return {
    ...menu,
    href: path,
    ...(needs && { needs }),
    ...(covers.length > 0 && { covers: [...new Set(covers)] }),
  };
}
