import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { NotificationBell } from '#features/notifications/web/notification-bell.tsx';
import { useUnreadAreas } from '#features/notifications/web/use-unread-areas.ts';
import { logout } from '#features/session/contract.ts';
import { CartButton } from '#features/shop/web/cart-button.tsx';
import { guardedPages, withUnread } from '#shell/menu-list.ts';
import { ShellLayout } from '#shell/shell-layout.tsx';
import { call } from '#web/api-client.ts';
import { useFollowedDates } from '#web/dates/use-followed-dates.ts';
import { setKnownPages } from '#web/known-pages.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { MenuTable } from '#web/page-table.ts';
import { clearSession, useSession } from '#web/session-store.ts';
import { menuOf } from './menu.ts';
import { paths } from './paths.ts';

const VerificationNotice = lazyPart(() =>
  import('#features/session/web/verification/verification-notice.tsx').then((loaded) => loaded.VerificationNotice),
);

const DateSettingDialog = lazyPart(() =>
  import('#features/session/web/dates/date-setting-dialog.tsx').then((loaded) => loaded.DateSettingDialog),
);

/** The shell with this app's menu, around the page asked for. */
export function AppLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const router = useRouter();
  const menu = useMenu(router.options.context.pages);
  useFollowedDates();
  const queryClient = useQueryClient();
  const user = useSession();
  const unread = useUnreadAreas();
  const [hasDates, setDates] = useState(false);

  const logOut = async () => {
    // Logged out here in any case: a session that the server could not be told of ends by itself.
    await call(logout, {}).catch(() => undefined);
    clearSession();
    queryClient.clear();
    await router.navigate({ href: paths.login() });
  };

  // Between logging out and the sign-in page there is nobody to show the shell to.
  if (!user) return null;
  return (
    <ShellLayout
      menu={withUnread(menu, unread)}
      user={user}
      startHref={paths.start()}
      tools={
        <>
          <CartButton />
          <NotificationBell />
        </>
      }
      onDates={() => setDates(true)}
      onLogOut={() => void logOut()}
    >
      {user.verification && (
        <Suspense fallback={null}>
          <VerificationNotice user={user} />
        </Suspense>
      )}
      {children}
      <Suspense fallback={null}>{hasDates && <DateSettingDialog onClose={() => setDates(false)} />}</Suspense>
    </ShellLayout>
  );
}

function useMenu(pages: MenuTable) {
  return useMemo(() => {
    const menu = menuOf(pages);
    setKnownPages(guardedPages(menu));
    return menu;
  }, [pages]);
}
