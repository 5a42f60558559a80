import { useTranslation } from '#web/i18n.ts';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '#web/icons.ts';
import { changeLayout } from '#web/layout-store.ts';
import { useMenuCollapsed } from '#web/menu-collapsed.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Brand } from './brand.tsx';
import { Menu } from './menu.tsx';
import styles from './menu-bar.module.css';
import type { MenuGroup } from './menu-list.ts';

interface MenuBarProps {
  groups: readonly MenuGroup[];
  path: string;
  startHref: string;
}

/** The menu beside the page. Collapsed it shows icons, and opens over the page while the pointer or the keyboard is in it. */
export function MenuBar({ groups, path, startHref }: MenuBarProps) {
  const { t } = useTranslation();
  const collapsed = useMenuCollapsed();
  return (
    <aside className={styles.place} aria-label={t('shell.menu')} data-collapsed={collapsed || undefined}>
      <div className={styles.bar}>
        <div className={styles.head}>
          <Brand href={startHref} />
          <IconButton
            className={styles.toggle}
            label={collapsed ? t('shell.expandMenu') : t('shell.collapseMenu')}
            aria-pressed={collapsed}
            onClick={() => changeLayout({ menuCollapsed: !collapsed })}
          >
            {collapsed ? <IconLayoutSidebarLeftExpand /> : <IconLayoutSidebarLeftCollapse />}
          </IconButton>
        </div>
        <Menu groups={groups} path={path} />
      </div>
    </aside>
  );
}
