import { isAt, type MenuEntry } from './menu-list.ts';

/** The lines of a side menu: its pages, each followed by those of its tabs that it lists. */
export function sideMenuLines({ entries = [] }: MenuEntry): { label: string; href: string; covers: readonly string[] }[] {
  return entries.flatMap(({ label, href = '', covers = [], tabs = [] }) => [
    { label, href, covers },
    ...tabs.map((one) => ({ label: one.label, href: `${href}?tab=${one.tab}`, covers: [] })),
  ]);
}

/** The address of a side menu's line that the open page is at: the tab's where the address has one that is listed. */
export function sideMenuCurrent(lines: ReturnType<typeof sideMenuLines>, path: string, tab: unknown): string | undefined {
  return (lines.find(({ href }) => href === `${path}?tab=${tab}`) ?? lines.find((line) => isAt(path, line)))?.href;
}
