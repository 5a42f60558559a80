import { useSearch } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n.ts';
import { isAt, type MenuEntry } from './menu-list.ts';

/** Returns the items of a side menu: its pages, each followed by its listed tabs. */
export function sideMenuLines({ entries = [] }: MenuEntry): { label: string; href: string; covers: readonly string[] }[] {
  return entries.flatMap(({ label, href = '', covers = [], tabs = [] }) => [
    { label, href, covers },
    ...tabs.map((one) => ({ label: one.label, href: `${href}?tab=${one.tab}`, covers: [] })),
  ]);
}

/** Returns the address of the current side menu item: the tab's if the URL names a listed one. */
export function sideMenuCurrent(lines: ReturnType<typeof sideMenuLines>, path: string, tab: unknown): string | undefined {
  return (lines.find(({ href }) => href === `${path}?tab=${tab}`) ?? lines.find((line) => isAt(path, line)))?.href;
}

/** Returns a side menu ready to render: translated items and which one is current. */
export function useSideMenu(entry: MenuEntry, path: string) {
  const { t } = useTranslation();
  const tab = useSearch({ strict: false, select: (search: { tab?: unknown }) => search.tab });
  const lines = sideMenuLines(entry).map(({ label, ...line }) => ({ ...line, key: line.href, label: t(label) }));
  return { label: t(entry.label), lines, current: sideMenuCurrent(lines, path, tab) ?? '' };
}
