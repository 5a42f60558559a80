import { Suspense } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '#web/icons.ts';
import { changeLayout } from '#web/layout-store.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useMenuCollapsed } from '#web/menu-collapsed.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Brand } from './brand.tsx';
import { Menu } from './menu.tsx';
import styles from './menu-bar.module.css';
import type { MenuGroup } from './menu-list.ts';
import { useMenuScheme } from './use-menu-scheme.ts';

const FlyoutMenu = lazyPart(() => import('./flyout-menu.tsx').then((module) => module.FlyoutMenu));

interface MenuBarProps {
  groups: readonly MenuGroup[];
  path: string;
  startHref: string;
}

/** The menu beside the page. When collapsed, it shows icons with flyouts. */
export function MenuBar({ groups, path, startHref }: MenuBarProps) {
  const { t } = useTranslation();
  const collapsed = useMenuCollapsed();
  const whole = <Menu groups={groups} path={path} />;
  return (
    <aside className={styles.bar} aria-label={t('shell.menu')} data-collapsed={collapsed || undefined} data-color-scheme={useMenuScheme()}>
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
      {collapsed ? (
        <Suspense fallback={whole}>
          <FlyoutMenu groups={groups} path={path} />
        </Suspense>
      ) : (
        whole
      )}
    </aside>
  );
}
