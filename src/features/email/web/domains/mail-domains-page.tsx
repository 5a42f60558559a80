import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { MailDomainCard } from './mail-domain-card.tsx';
import classes from './mail-domains-page.module.css';
import { mailDomainsQuery } from './mail-domains-query.ts';

/** What a company publishes in the DNS, so that other servers believe its mail. */
export function MailDomainsPage() {
  const { t } = useTranslation();
  usePageTitle(t('email.domains.title'));
  const { data, error, refetch } = useQuery(mailDomainsQuery);
  return (
    <div className={classes.page}>
      <PageHead title={t('email.domains.title')} note={t('email.domains.text')} />
      {data ? (
        <>
          {data.domains.map((domain) => (
            <MailDomainCard key={domain.domain} domain={domain} />
          ))}
          {data.domains.length === 0 ? <InfoNote>{t('email.domains.none')}</InfoNote> : null}
        </>
      ) : error ? (
        <ErrorState
          title={t('email.domains.failed')}
          text={t(error instanceof ApiError && error.status === 0 ? 'table.offline' : 'table.serverFailed')}
          onTryAgain={() => void refetch()}
        />
      ) : (
        <Spinner />
      )}
    </div>
  );
}
