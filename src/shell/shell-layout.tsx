import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { useLayout } from '#web/layout-store.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useShortcuts } from '#web/shortcuts.ts';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { HorizontalMenu } from './horizontal-menu-part.ts';
import { MenuBar } from './menu-bar.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { breadcrumbsAt, isWideAt, type MenuGroup, openMenu, sideMenuAt, withoutSideMenus } from './menu-list.ts';
import { Navbar } from './navbar.tsx';
import styles from './shell-layout.module.css';
import { useMatchingWindow, useNarrow } from './use-narrow.ts';
import { useScrolledDown } from './use-scrolled-down.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import type { UserMenuProps } from './user-menu-props.ts';

const ScrollToTop = lazyPart(() => import('./scroll-to-top.tsx').then((module) => module.ScrollToTop));
const CustomizerButton = lazyPart(() => import('./customizer-button.tsx').then((module) => module.CustomizerButton), {
  prefetchWhenIdle: false,
});
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog));
const SideMenu = lazyPart(() => import('./side-menu.tsx').then((module) => module.SideMenu));
const SideMenuSelect = lazyPart(() => import('./side-menu-select.tsx').then((module) => module.SideMenuSelect));
const WritesPanel = lazyPart(() => import('./writes-panel.tsx').then((module) => module.WritesPanel));

interface ShellLayoutProps extends Omit<UserMenuProps, 'onShowWrites' | 'onShowShortcuts'> {
  menu: readonly MenuGroup[];
  startHref: string;
  /** What features add to the navbar: search, bookmarks and tools. */
  search?: ReactNode;
  links?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

/** The layout of every page for signed-in people: menu, navbar, page and footer. */
export function ShellLayout({
  menu,
  user,
  startHref,
  search,
  links,
  tools,
  onProfile,
  onAccount,
  onDates,
  onHelp,
  onLogOut,
  children,
}: ShellLayoutProps) {
  const { t } = useTranslation();
  const layout = useLayout();
  const path = useRouterState({ select: (state) => state.location.pathname });
  // The page still on screen while the next one loads.
  const shownPath = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
  const open = openMenu(menu, useAbility());
  const groups = withoutSideMenus(open);
  const sideMenu = sideMenuAt(open, path);
  const isBeside = useMatchingWindow(`(min-width: ${sideMenu && isWideAt(sideMenu, path) ? 1600 : 1200}px)`);
  const PagesOfLine = isBeside ? SideMenu : SideMenuSelect;
  const hasMenu = !useNarrow() && !layout.menuHidden;
  const isHorizontal = hasMenu && layout.menu === 'horizontal';
  const isMenuAlone = isHorizontal && layout.navbar === 'hidden';
  const [drawer, setDrawer] = useState(false);
  const isDown = useScrolledDown();
  const [shortcuts, setShortcuts] = useState(false);
  const [writes, setWrites] = useState(false);
  useShortcuts([
    { keys: '?', label: t('shell.showShortcuts'), run: () => setShortcuts(true) },
    { keys: 'Shift+H', label: t('shell.help'), run: onHelp },
  ]);
  useUndoKeys(() => setWrites(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the drawer.
  useEffect(() => setDrawer(false), [path, hasMenu]);

  const shown = { onShowShortcuts: () => setShortcuts(true), onShowWrites: () => setWrites(true) };
  const navbar = {
    trail: breadcrumbsAt(open, shownPath),
    user,
    search,
    links,
    tools,
    onProfile,
    onAccount,
    onDates,
    onHelp,
    onLogOut,
    ...shown,
  };
  const brand = <Brand href={startHref} />;
  return (
    <div
      className={styles.frame}
      data-content={layout.content}
      data-navbar={isMenuAlone ? 'menu' : layout.navbar}
      data-footer={layout.footer}
    >
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      {hasMenu && !isHorizontal && <MenuBar groups={groups} path={path} startHref={startHref} />}
      <div className={styles.column}>
        <Navbar
          {...navbar}
          kind={layout.navbar}
          colour={layout.navbarColour}
          brand={isHorizontal && brand}
          menu={
            isHorizontal && (
              <Suspense fallback={null}>
                <HorizontalMenu groups={groups} path={path} brand={isMenuAlone && brand} />
              </Suspense>
            )
          }
          onOpenMenu={hasMenu ? undefined : () => setDrawer(true)}
        />
        <main className={styles.content} id="content" tabIndex={-1} data-side-menu={sideMenu && (isBeside ? 'beside' : 'above')}>
          {sideMenu && (
            <div className={styles.side}>
              <Suspense fallback={null}>
                <PagesOfLine entry={sideMenu} path={path} />
              </Suspense>
            </div>
          )}
          {children}
        </main>
        {layout.footer !== 'hidden' && <Footer />}
      </div>
      <Suspense fallback={null}>
        {layout.scrollToTop && isDown && <ScrollToTop />}
        {layout.customizer === 'on' && <CustomizerButton />}
      </Suspense>
      <Suspense fallback={null}>
        {drawer && <MenuDrawer groups={groups} path={path} startHref={startHref} onClose={() => setDrawer(false)} />}
        {shortcuts && <ShortcutsDialog onHelp={onHelp} onClose={() => setShortcuts(false)} />}
        {writes && <WritesPanel onClose={() => setWrites(false)} />}
      </Suspense>
    </div>
  );
}
