import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { WaitingPanel } from '#web/ui/waiting-panel.tsx';
import type { UserActions } from '../use-user-actions.ts';
import { userQuery } from '../user-queries.ts';
import { whyFailed } from '../why-failed.ts';
import { UserEditor } from './user-editor.tsx';

interface Props {
  /** Null for a new one. */
  id: number | null;
  actions: UserActions;
  /** In the middle of the page. */
  isWindow?: boolean;
  onClose: () => void;
}

/** A user with all fields, or the fields of a new one. */
export function UserDrawer({ id, ...rest }: Props) {
  return id === null ? <UserEditor user={null} {...rest} /> : <OpenUser id={id} {...rest} />;
}

function OpenUser({ id, ...rest }: Props & { id: number }) {
  const { t } = useTranslation();
  // What is changed is based on what is there now, not on what the list was told a while ago.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...userQuery(id), refetchOnMount: 'always' });
  const isGone = error instanceof ApiError && error.status === 404;
  if (data && isFetchedAfterMount) return <UserEditor user={data} isGone={isGone} {...rest} />;
  return (
    <WaitingPanel
      isWindow={rest.isWindow ?? false}
      title={t('users.drawer.edit')}
      failure={error ? { ...(isGone && { title: t('users.view.unknown') }), text: whyFailed(t, error) } : undefined}
      onTryAgain={() => void refetch()}
      onClose={rest.onClose}
    />
  );
}
