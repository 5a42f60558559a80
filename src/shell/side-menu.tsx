import { NavLinks } from '#web/ui/nav-links.tsx';
import type { MenuEntry } from './menu-list.ts';
import { useSideMenu } from './side-menu-lines.ts';

/** The pages of one menu item, such as Settings, beside the open page. */
export function SideMenu({ entry, path }: { entry: MenuEntry; path: string }) {
  const { label, lines, current } = useSideMenu(entry, path);
  return <NavLinks label={label} links={lines} chosen={current} look="pills" isUpright />;
}
