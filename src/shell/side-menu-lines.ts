import { useSearch } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n.ts';
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

/** A side menu as it is shown: its lines in the reader's language, and which is open. */
export function useSideMenu(entry: MenuEntry, path: string) {
  const { t } = useTranslation();
  const tab = useSearch({ strict: false, select: (search: { tab?: unknown }) => search.tab });
  const lines = sideMenuLines(entry).map(({ label, ...line }) => ({ ...line, key: line.href, label: t(label) }));
  return { label: t(entry.label), lines, current: sideMenuCurrent(lines, path, tab) ?? '' };
}
