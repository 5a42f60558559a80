import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { refusalText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import { addSigningKey, checkMailDomain, type DnsRecord, type Finding, type MailDomain } from '../../domains-contract.ts';
import classes from './mail-domains-page.module.css';
import { mailDomainsQuery } from './mail-domains-query.ts';

/** The DNS records a company publishes so that other servers trust its mail. */
export function MailDomainsPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.mailDomains'));
  const { data, error, refetch } = useQuery(mailDomainsQuery);
  return (
    <div className={classes.page}>
      <PageHead title={t('menu.mailDomains')} note={t('email.domains.text')} />
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

const signingTones = { on: 'success', waiting: 'warning', off: 'neutral' } as const;
const findingTones = { found: 'success', missing: 'danger', different: 'warning', unanswered: 'neutral' } as const;

/** A domain with its signing status and its records. */
function MailDomainCard({ domain: shown }: { domain: MailDomain }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [findings, setFindings] = useState<Finding[]>([]);
  const [running, setRunning] = useState<'key' | 'check'>();
  const { domain, signing, isRotating, records } = shown;
  const run = async (what: 'key' | 'check', send: () => Promise<MailDomain>) => {
    setRunning(what);
    try {
      const changed = await send();
      queryClient.setQueryData(
        mailDomainsQuery.queryKey,
        (known) => known && { domains: known.domains.map((one) => (one.domain === domain ? changed : one)) },
      );
    } catch (error) {
      const reason = error instanceof ApiError ? refusalText(t, error) : '';
      toast({ tone: 'error', message: reason || t(`email.domains.callFailed.${what}`) });
    } finally {
      setRunning(undefined);
    }
  };
  const addKey = () => run('key', async () => (await call(addSigningKey, { body: { domain } })).domain);
  const check = () =>
    run('check', async () => {
      const answer = await call(checkMailDomain, { body: { domain } });
      setFindings(answer.findings);
      return answer.domain;
    });
  return (
    <Card
      title={domain}
      text={t(`email.domains.signing.${isRotating ? 'rotating' : signing}`)}
      action={<StatusPill tone={signingTones[signing]}>{t(`email.domains.state.${signing}`)}</StatusPill>}
    >
      <ul className={classes.records}>
        {records.map((record) => (
          <li key={`${record.kind} ${record.name}`}>
            <RecordToPublish record={record} finding={findings.find(({ name, kind }) => name === record.name && kind === record.kind)} />
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        {signing === 'waiting' || isRotating ? null : (
          <Button look={signing === 'off' ? 'primary' : 'outline'} loading={running === 'key'} onClick={() => void addKey()}>
            {t(signing === 'off' ? 'email.domains.setUp' : 'email.domains.replace')}
          </Button>
        )}
        <Button look={signing === 'off' ? 'outline' : 'primary'} loading={running === 'check'} onClick={() => void check()}>
          {t('email.domains.check')}
        </Button>
      </div>
    </Card>
  );
}

function RecordToPublish({ record, finding }: { record: DnsRecord; finding: Finding | undefined }) {
  const { t } = useTranslation();
  const { kind, type, name, value } = record;
  return (
    <div className={classes.record}>
      <div className={classes.recordHead}>
        <h3>{kind.toUpperCase()}</h3>
        <p>{t(`email.domains.what.${kind}`)}</p>
        <span role="status">
          {finding ? <StatusPill tone={findingTones[finding.state]}>{t(`email.domains.found.${finding.state}`)}</StatusPill> : null}
        </span>
      </div>
      <div className={classes.fields}>
        <CopyField label={t('email.domains.name', { type })} value={name} />
        <CopyField label={t('email.domains.value')} value={value} />
      </div>
      {finding && finding.found.length > 0 && finding.state !== 'missing' ? (
        <p className={classes.found}>
          {t('email.domains.inDns')} <bdi dir="ltr">{finding.found.join(' · ')}</bdi>
        </p>
      ) : null}
    </div>
  );
}
