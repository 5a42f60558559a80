import { useRouter, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n.ts';
import { NavLinks } from '#web/ui/nav-links.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { isWideAt, type MenuEntry } from './menu-list.ts';
import { sideMenuCurrent, sideMenuLines } from './side-menu-lines.ts';
import { useMatchingWindow } from './use-narrow.ts';

/** The pages of one line of the menu, such as the settings: beside the page, or as a select above it where there is no room. */
export function SideMenu({ entry, path }: { entry: MenuEntry; path: string }) {
  const { t } = useTranslation();
  const router = useRouter();
  const tab = useSearch({ strict: false, select: (search: { tab?: unknown }) => search.tab });
  const isBeside = useMatchingWindow(`(min-width: ${isWideAt(entry, path) ? 1600 : 1200}px)`);
  const lines = sideMenuLines(entry).map(({ label, ...line }) => ({ ...line, key: line.href, label: t(label) }));
  const current = sideMenuCurrent(lines, path, tab) ?? '';
  if (isBeside) return <NavLinks label={t(entry.label)} links={lines} chosen={current} look="pills" isUpright />;
  return (
    <SelectField
      label={t(entry.label)}
      options={lines.map(({ href, label }) => ({ value: href, label }))}
      value={current}
      hidesLabel
      onChoose={(href) => void router.navigate({ href })}
    />
  );
}
