import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconUsers } from '#web/icons.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneFace } from '#web/ui/pane-face.tsx';
import { lastUser } from '../last-user.ts';
import { readUserTable } from '../list/user-table.ts';
import { userAddress } from '../user-address.ts';
import { usersQuery } from '../user-queries.ts';
import { whyFailed } from '../why-failed.ts';
import classes from './user-view.module.css';
import { ViewSkeleton } from './view-skeleton.tsx';

/** Leads to the user who was last opened, else to the first one. */
export function AnyUser() {
  const { t } = useTranslation();
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
        <ErrorState text={whyFailed(t, error)} onTryAgain={() => void refetch()} />
      </div>
    );
  if (data && id === undefined)
    return (
      <div className={classes.face}>
        <PaneFace icon={<IconUsers />} title={t('users.list.empty')} isHeading text={t('users.list.emptyText')} />
      </div>
    );
  return <ViewSkeleton />;
}
