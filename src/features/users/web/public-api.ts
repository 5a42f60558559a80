import { lazyPart } from '#web/lazy-part.tsx';

/** What other features may use of the users' pages. */
export { useUserActions } from './use-user-actions.ts';
export { userLookup } from './user-queries.ts';
export { BelongingList } from './view/belonging-list.tsx';
export { ConnectionCard } from './view/connection-card.tsx';

/** Loaded only when opened. */
export const UserDrawer = lazyPart(() => import('./drawer/user-drawer.tsx').then(({ UserDrawer }) => UserDrawer), {
  prefetchWhenIdle: false,
});
export const InvitePeopleDialog = lazyPart(() => import('./invite/invite-people-dialog.tsx').then((loaded) => loaded.InvitePeopleDialog));
