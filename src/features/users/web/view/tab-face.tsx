import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { whyFailed } from '../why-failed.ts';
import classes from './user-view.module.css';

interface Props<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What a tab shows: what was asked for, that it is on its way, or why it could not be loaded. */
export function TabFace<Data>({ query: { data, error, refetch }, children }: Props<Data>) {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  if (error)
    return (
      <div className={classes.face}>
        <ErrorState text={whyFailed(t, error)} onTryAgain={() => void refetch()} />
      </div>
    );
  return <div className={classes.waiting} data-part="main" role="status" aria-label={t('ui.loading')} />;
}
