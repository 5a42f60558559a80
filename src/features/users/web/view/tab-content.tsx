import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toErrorText } from '../to-error-text.ts';
import classes from './user-view.module.css';

interface Props<Data> {
  title: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A tab's content, loading state, notice about missing permissions, or error. */
export function TabContent<Data>({ title, query: { data, error, refetch }, children }: Props<Data>) {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  if (error instanceof ApiError && error.status === 403) return <Card title={title} text={t('users.view.above')} />;
  if (error)
    return (
      <div className={classes.face}>
        <ErrorState text={toErrorText(t, error)} onTryAgain={() => void refetch()} />
      </div>
    );
  return <div className={classes.waiting} data-part="main" role="status" aria-label={t('ui.loading')} />;
}
