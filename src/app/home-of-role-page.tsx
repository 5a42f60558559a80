import { ClientHomePage } from '#features/client-home/web/client-home-page.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import { useSession } from '#web/session-store.ts';

const AccessControlPage = lazyPart(
  () => import('#platform/session/web/access/access-control-page.tsx').then((loaded) => loaded.AccessControlPage),
  { prefetchWhenIdle: false },
);

/** Shows a client's home; for everyone else, their permissions. */
export function HomeOfRolePage() {
  const user = useSession();
  if (!user) return null;
  return user.role === 'client' ? <ClientHomePage user={user} /> : <AccessControlPage />;
}
