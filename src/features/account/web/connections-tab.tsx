import { useQuery } from '@tanstack/react-query';
import { ConnectionCard } from '#features/users/web/public-api.ts';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import classes from './account-page.module.css';
import { accountConnectionsQuery } from './account-queries.ts';

/** External connections of the account, and where to change them. */
export function ConnectionsTab() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(accountConnectionsQuery);
  const hasMail = useCan('read', 'Email');
  const hasCalendar = useCan('read', 'Calendar');
  if (error && !data) return <ErrorState text={t('account.failed')} onTryAgain={() => void refetch()} />;
  return (
    <>
      {data && <ConnectionCard connections={data.connections} />}
      <p className={classes.line}>
        {hasMail && <PageLink href="/apps/email/settings">{t('account.connections.mail')}</PageLink>}
        {hasCalendar && <PageLink href="/apps/calendar">{t('account.connections.calendar')}</PageLink>}
      </p>
    </>
  );
}
