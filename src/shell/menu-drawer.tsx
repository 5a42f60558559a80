import { useTranslation } from '#web/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Brand } from './brand.tsx';
import { Menu } from './menu.tsx';
import type { MenuGroup } from './menu-list.ts';
import { useMenuScheme } from './use-menu-scheme.ts';

interface MenuDrawerProps {
  groups: readonly MenuGroup[];
  path: string;
  startHref: string;
  onClose: () => void;
}

/** The menu as an overlay, for viewports too narrow to show it beside the page. */
export function MenuDrawer({ groups, path, startHref, onClose }: MenuDrawerProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('shell.menu')} kind="drawer" head={<Brand href={startHref} />} scheme={useMenuScheme()} onClose={onClose}>
      <Menu groups={groups} path={path} />
    </Dialog>
  );
}
