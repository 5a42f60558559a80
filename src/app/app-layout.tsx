import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { NotificationBell } from '#features/notifications/web/notification-bell.tsx';
import { logout } from '#features/session/contract.ts';
import { guardedPages } from '#shell/menu-list.ts';
import { ShellLayout } from '#shell/shell-layout.tsx';
import { call } from '#web/api-client.ts';
import { setKnownPages } from '#web/known-pages.ts';
import type { MenuTable } from '#web/page-table.ts';
import { clearSession, useSession } from '#web/session-store.ts';
import { menuOf } from './menu.ts';
import { paths } from './paths.ts';

const VerificationNotice = lazy(() =>
  import('#features/session/web/verification/verification-notice.tsx').then((loaded) => ({ default: loaded.VerificationNotice })),
);

/** The shell with this app's menu, around the page asked for. */
export function AppLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const router = useRouter();
  const menu = useMenu(router.options.context.pages);
  const queryClient = useQueryClient();
  const user = useSession();

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
    <ShellLayout menu={menu} user={user} startHref={paths.start()} tools={<NotificationBell />} onLogOut={() => void logOut()}>
      {user.verification && (
        <Suspense fallback={null}>
          <VerificationNotice user={user} />
        </Suspense>
      )}
      {children}
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
