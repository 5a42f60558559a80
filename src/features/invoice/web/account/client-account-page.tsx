import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { pageAddress } from '#contract/page-address.ts';
import { useCan } from '#web/ability.ts';
import { ApiError } from '#web/api-error.ts';
import type { DaySpan } from '#web/data-table/periods.ts';
import { idFrom } from '#web/first-call.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { AccountHead } from './account-head.tsx';
import { spanIn } from './account-input.ts';
import { accountQuery } from './account-query.ts';
import classes from './client-account-page.module.css';
import { ClientRecurring } from './client-recurring.tsx';
import { MissingClient } from './missing-client.tsx';
import { StatementCard } from './statement-card.tsx';

/** What a client owes, how it came about, and what they are billed every so often. */
export function ClientAccountPage() {
  const { t } = useTranslation();
  const { navigate } = useRouter();
  const { id: text } = useParams({ strict: false });
  const id = idFrom(text) ?? 0;
  const span = spanIn(useSearch({ strict: false }));
  const { data, error, refetch } = useQuery(accountQuery(id, span));
  const mayAdd = useCan('create', 'Invoice');
  const name = data && (data.client.company || data.client.name);
  usePageTitle(name ?? t('invoice.account.title'));
  const choose = (part: Partial<DaySpan>) => {
    const chosen = { ...span, ...part };
    const days = Object.fromEntries(Object.entries(chosen).filter(([, day]) => day !== ''));
    void navigate({ href: pageAddress('/apps/invoice/clients/:id', { id }, days), resetScroll: false });
  };
  if (!data && error) return <MissingClient isGone={error instanceof ApiError && error.status === 404} onTryAgain={() => void refetch()} />;
  if (!data) return <Spinner />;
  return (
    <div className={classes.page}>
      <AccountHead account={data} span={span} mayAdd={mayAdd} onSpan={choose} />
      {data.statements.length === 0 ? (
        <p className={classes.none}>{t(span.from || span.until ? 'invoice.account.noneThen' : 'invoice.account.none')}</p>
      ) : (
        data.statements.map((statement) => <StatementCard key={statement.currency} statement={statement} hasOpening={span.from !== ''} />)
      )}
      {data.isCut && <p className={classes.none}>{t('invoice.account.isCut')}</p>}
      {data.recurring.length > 0 && <ClientRecurring recurring={data.recurring} />}
    </div>
  );
}
