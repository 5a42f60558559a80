import { NavLinks } from '#web/ui/nav-links.tsx';
import type { MenuEntry } from './menu-list.ts';
import { useSideMenu } from './side-menu-lines.ts';

/** The pages of one line of the menu, such as the settings, beside the open one. */
export function SideMenu({ entry, path }: { entry: MenuEntry; path: string }) {
  const { label, lines, current } = useSideMenu(entry, path);
  return <NavLinks label={label} links={lines} chosen={current} look="pills" isUpright />;
}
