import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { UserData } from '#contract/signed-in.ts';
import { CartButton } from '#features/shop/web/cart-button.tsx';
import { BookmarkBar } from '#platform/bookmarks/web/bookmark-bar.tsx';
import { NotificationBell } from '#platform/notifications/web/notification-bell.tsx';
import { useUnreadAreas } from '#platform/notifications/web/use-unread-areas.ts';
import { NewButton } from '#platform/search/web/new-button.tsx';
import { SearchButton } from '#platform/search/web/search-button.tsx';
import { SearchPalette } from '#platform/search/web/search-palette.tsx';
import { logout } from '#platform/session/contract.ts';
import { guardedPages, isAt, type MenuGroup, menuPages, openMenu, withUnread } from '#shell/menu-list.ts';
import { ShellLayout } from '#shell/shell-layout.tsx';
import { useAbility, useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useFollowedDates } from '#web/dates/use-followed-dates.ts';
import { setKnownPages } from '#web/known-pages.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { MenuTable } from '#web/page-table.ts';
import { clearSession, useSession } from '#web/session-store.ts';
import { menuFor } from './menu.ts';
import { paths } from './paths.ts';

const VerificationNotice = lazyPart(() =>
  import('#platform/session/web/verification/verification-notice.tsx').then((loaded) => loaded.VerificationNotice),
);

const SampleBadge = lazyPart(() => import('#shell/sample-badge.tsx').then((loaded) => loaded.SampleBadge));

const DateSettingDialog = lazyPart(() =>
  import('#platform/session/web/dates/date-setting-dialog.tsx').then((loaded) => loaded.DateSettingDialog),
);

const HelpPanel = lazyPart(() => import('#features/help/web/panel/help-panel.tsx').then((loaded) => loaded.HelpPanel));

/** The shell with this app's menu around the current page. */
export function AppLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const router = useRouter();
  useFollowedDates();
  const queryClient = useQueryClient();
  const user = useSession();
  const menu = useMenu(router.options.context.pages, user);
  const unread = useUnreadAreas();
  const mayRead = useCan('read', 'Profile');
  const isAdmin = useCan('manage', 'all');
  const [hasDates, setDates] = useState(false);
  const [helpOf, setHelp] = useState('');

  const logOut = async () => {
    // Always clears the session locally; if the server can't be reached, its session expires there.
    await call(logout, {}).catch(() => undefined);
    clearSession();
    queryClient.clear();
    await router.navigate({ href: paths.login() });
  };

  // No user between logging out and the redirect to the login page.
  if (!user) return null;
  return (
    <ShellLayout
      menu={withUnread(menu, unread)}
      user={user}
      startHref={paths.start()}
      search={<SearchButton />}
      links={
        <>
          <Suspense fallback={null}>{user.hasSample && <SampleBadge href={isAdmin ? paths.workspace() : undefined} />}</Suspense>
          <Bookmarks menu={menu} />
        </>
      }
      tools={
        <>
          <NewButton onLogOut={() => void logOut()} onDates={() => setDates(true)} />
          <CartButton />
          <NotificationBell />
        </>
      }
      onProfile={mayRead ? () => void router.navigate({ href: paths.profile() }) : undefined}
      onAccount={() => void router.navigate({ href: paths.account() })}
      onDates={() => setDates(true)}
      onHelp={() => setHelp(router.state.location.pathname)}
      onLogOut={() => void logOut()}
    >
      {user.verification && (
        <Suspense fallback={null}>
          <VerificationNotice user={user} />
        </Suspense>
      )}
      {children}
      <SearchPalette onLogOut={() => void logOut()} onDates={() => setDates(true)} />
      <Suspense fallback={null}>
        {hasDates && <DateSettingDialog onClose={() => setDates(false)} />}
        {helpOf && <HelpPanel path={helpOf} onClose={() => setHelp('')} />}
      </Suspense>
    </ShellLayout>
  );
}

function Bookmarks({ menu }: { menu: readonly MenuGroup[] }) {
  const ability = useAbility();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const pages = useMemo(() => menuPages(openMenu(menu, ability)), [menu, ability]);
  return <BookmarkBar pages={pages} current={pages.find((page) => isAt(path, page))} />;
}

function useMenu(pages: MenuTable, user: Pick<UserData, 'hidesShowcase' | 'role'> | null | undefined) {
  const { hidesShowcase, role = '' } = user ?? {};
  return useMemo(() => {
    const menu = menuFor(pages, { hidesShowcase, role });
    setKnownPages(guardedPages(menu));
    return menu;
  }, [pages, hidesShowcase, role]);
}
