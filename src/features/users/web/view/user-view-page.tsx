import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconUsers } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useObjectName, usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import type { User } from '../../contract.ts';
import { readUserTable } from '../list/user-table.ts';
import { toErrorText } from '../to-error-text.ts';
import { useOpened } from '../use-opened.ts';
import { type UserActions, useUserActions } from '../use-user-actions.ts';
import { userAddress } from '../user-address.ts';
import { userQuery, usersQuery } from '../user-queries.ts';
import { AccountTab } from './account-tab.tsx';
import { BillingTab, PlanCard } from './billing-tab.tsx';
import { ConnectionsTab } from './connections-tab.tsx';
import { InfoCard } from './info-card.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { tabFrom, type UserTab, UserTabs } from './user-tabs.tsx';
import classes from './user-view.module.css';

/** A user's page; without an id, the last opened user or the first one. */
export function UserViewPage() {
  const { id: given }: { id?: string } = useParams({ strict: false });
  if (given === undefined) return <AnyUser />;
  const id = /^\d{1,15}$/.test(given) ? Number(given) : 0;
  return id > 0 ? <UserView key={id} id={id} /> : <NoUser />;
}

function NoUser() {
  const { t } = useTranslation();
  usePageTitle(t('users.view.title'));
  return (
    <div className={classes.face}>
      <PaneMessage icon={<IconUsers />} title={t('users.view.unknown')} isHeading text={t('users.view.unknownText')} />
    </div>
  );
}

const UserDrawer = lazyPart(() => import('../drawer/user-drawer.tsx').then(({ UserDrawer }) => UserDrawer));
const DeleteDialog = lazyPart(() => import('../delete-dialog.tsx').then(({ DeleteDialog }) => DeleteDialog));

/** A user: details and plan at the side, the rest in tabs. */
function UserView({ id }: { id: number }) {
  const { t } = useTranslation();
  const router = useRouter();
  const search: { tab?: unknown } = useSearch({ strict: false });
  const query = userQuery(id);
  const { data, error, refetch } = useQuery(query);
  const user = useShown(query, data);
  const actions = useUserActions();
  const rights = useRights('User');
  const { opened, open, close } = useOpened();
  const [isDeleting, setDeleting] = useState(false);
  useObjectName(user?.fullName, t('users.view.title'));
  const isThere = user !== undefined;
  useEffect(() => {
    if (isThere) keepLastUser(id);
  }, [isThere, id]);

  if (!user && error) {
    const isGone = error instanceof ApiError && error.status === 404;
    return (
      <div className={classes.face}>
        {isGone ? (
          <PaneMessage
            icon={<IconUsers />}
            title={t('users.view.unknown')}
            isHeading
            text={t('users.view.unknownText')}
            action={{ label: t('users.view.toList'), run: () => router.history.push('/apps/user/list') }}
          />
        ) : (
          <ErrorState text={toErrorText(t, error)} onTryAgain={() => void refetch()} />
        )}
      </div>
    );
  }
  if (!user) return <ViewSkeleton />;
  const tab = tabFrom(search.tab);
  return (
    <div className={classes.page}>
      <div className={classes.aside}>
        <InfoCard user={user} actions={actions} onEdit={() => open(id)} onDelete={() => setDeleting(true)} />
        <PlanCard user={user} />
      </div>
      <div className={classes.main}>
        <UserTabs id={id} tab={tab} />
        <TabContent tab={tab} user={user} actions={actions} />
      </div>
      <Suspense fallback={null}>
        {opened === id && rights.update && <UserDrawer id={id} actions={actions} onClose={close} />}
        {isDeleting && (
          <DeleteDialog
            ids={[id]}
            actions={actions}
            onDeleted={() => router.history.push('/apps/user/list')}
            onClose={() => setDeleting(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

function TabContent({ tab, user, actions }: { tab: UserTab; user: User; actions: UserActions }) {
  if (tab === 'security') return <SecurityTab user={user} actions={actions} />;
  if (tab === 'billing') return <BillingTab user={user} actions={actions} />;
  if (tab === 'notifications') return <NotificationsTab user={user} />;
  if (tab === 'connections') return <ConnectionsTab user={user} />;
  return <AccountTab user={user} />;
}

/** Redirects to the last opened user, or to the first one. */
function AnyUser() {
  const { t } = useTranslation();
  usePageTitle(t('users.view.title'));
  const router = useRouter();
  const last = lastUser();
  const { data, error, refetch } = useQuery({ ...usersQuery(readUserTable({})), enabled: last === null });
  const id = last ?? data?.users[0]?.id;
  useEffect(() => {
    if (id !== undefined) router.history.replace(`${userAddress(id)}${router.history.location.search}`);
  }, [router, id]);
  if (error)
    return (
      <div className={classes.face}>
        <ErrorState text={toErrorText(t, error)} onTryAgain={() => void refetch()} />
      </div>
    );
  if (data && id === undefined)
    return (
      <div className={classes.face}>
        <PaneMessage icon={<IconUsers />} title={t('users.list.empty')} isHeading text={t('users.list.emptyText')} />
      </div>
    );
  return <ViewSkeleton />;
}

function ViewSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="status" aria-label={t('ui.loading')}>
      <div className={classes.aside}>
        <div className={classes.waiting} data-part="info" />
        <div className={classes.waiting} data-part="plan" />
      </div>
      <div className={classes.waiting} data-part="main" />
    </div>
  );
}

const key = 'atrium.users.last';

/** Remembers the opened user for the URL without an id, in this tab only. */
function keepLastUser(id: number): void {
  try {
    sessionStorage.setItem(key, String(id));
  } catch {
    // Storage may be blocked; the first user is then shown.
  }
}

function lastUser(): number | null {
  try {
    const id = Number(sessionStorage.getItem(key));
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}
