import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { pageAddress } from '#contract/page-address.ts';
import { useCan } from '#web/ability.ts';
import { ApiError } from '#web/api-error.ts';
import { PeriodFilter } from '#web/data-table/period-filter.tsx';
import type { DaySpan } from '#web/data-table/periods.ts';
import { idFrom } from '#web/first-call.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconFileInvoice, IconPlus, IconPrinter, IconUsers } from '#web/icons.ts';
import { useObjectName } from '#web/page-title.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { AccountStatement, ClientAccount } from '../../account-contract.ts';
import type { RecurringInvoice } from '../../recurring-contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { shownDay } from '../invoice-texts.ts';
import { spanIn } from './account-input.ts';
import { accountQuery } from './account-query.ts';
import classes from './client-account-page.module.css';

export function ClientAccountPage() {
  const { t } = useTranslation();
  const { navigate } = useRouter();
  const { id: text } = useParams({ strict: false });
  const id = idFrom(text) ?? 0;
  const span = spanIn(useSearch({ strict: false }));
  const { data, error, refetch } = useQuery(accountQuery(id, span));
  const mayAdd = useCan('create', 'Invoice');
  const name = data && (data.client.company || data.client.name);
  useObjectName(name, t('invoice.account.title'));
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

interface AccountHeadProps {
  account: ClientAccount;
  span: DaySpan;
  mayAdd: boolean;
  onSpan: (span: Partial<DaySpan>) => void;
}

function AccountHead({ account: { client, statements }, span, mayAdd, onSpan }: AccountHeadProps) {
  const { t, i18n } = useTranslation();
  const { id, name, company, companyEmail, country } = client;
  const who = [company && name, companyEmail, country].filter(Boolean).join(' · ');
  return (
    <header className={classes.head}>
      <Avatar name={company || name} size={48} />
      <div className={classes.words}>
        <h1 className={classes.name}>
          <bdi>{company || name}</bdi>
        </h1>
        <p className={classes.who}>{who}</p>
      </div>
      <div className={classes.actions}>
        <IconButton label={t('invoice.account.print')} onClick={() => window.print()}>
          <IconPrinter />
        </IconButton>
        <PageLink look="outline" href={invoiceAddress.listOf(id)}>
          <IconFileInvoice size={18} />
          {t('invoice.taxes.invoices')}
        </PageLink>
        {mayAdd && (
          <PageLink look="primary" href={invoiceAddress.add({ client: id })}>
            <IconPlus size={18} />
            {t('invoice.list.add')}
          </PageLink>
        )}
      </div>
      <dl className={classes.balances}>
        {statements.map(({ currency, closingCents }) => (
          <div key={currency} className={classes.balance}>
            <dt>{t(closingCents < 0 ? 'invoice.account.credit' : 'invoice.account.owes')}</dt>
            <dd>
              <bdi>{formatMoney(Math.abs(closingCents), currency, i18n.language)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.filters}>
        <PeriodFilter label={t('invoice.period.label')} span={span} onChoose={onSpan} />
      </div>
    </header>
  );
}

function ClientRecurring({ recurring }: { recurring: readonly RecurringInvoice[] }) {
  const { t, i18n } = useTranslation();
  return (
    <Card
      title={t('invoice.recurring.title')}
      action={<PageLink href={invoiceAddress.recurring()}>{t('invoice.account.allRecurring')}</PageLink>}
    >
      <ul className={classes.list}>
        {recurring.map(({ id, unit, every, nextOn, isPaused, totalCents, currency, service, lines }) => (
          <li key={id} className={classes.line}>
            <span className={classes.what}>
              <span dir="auto">{service || lines[0]?.description}</span>
              <span className={classes.quiet}>
                {t(`invoice.recurring.rhythm.${unit}`, { count: every })} ·{' '}
                {isPaused ? t('invoice.recurring.paused') : t('invoice.account.nextOn', { day: shownDay(nextOn, i18n.language) })}
              </span>
            </span>
            <bdi className={classes.amount}>{formatMoney(totalCents, currency, i18n.language)}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface MissingClientProps {
  isGone: boolean;
  onTryAgain: () => void;
}

function MissingClient({ isGone, onTryAgain }: MissingClientProps) {
  const { t } = useTranslation();
  const { history } = useRouter();
  return (
    <div className={classes.card}>
      {isGone ? (
        <PaneMessage
          isHeading
          icon={<IconUsers size={28} />}
          title={t('invoice.account.gone')}
          text={t('invoice.account.goneText')}
          action={{ label: t('invoice.account.clients'), run: () => history.push('/apps/invoice/clients') }}
        />
      ) : (
        <ErrorState text={t('invoice.account.failed')} onTryAgain={onTryAgain} />
      )}
    </div>
  );
}

interface StatementCardProps {
  statement: AccountStatement;
  /** Whether the range has a start, so an opening balance comes first. */
  hasOpening: boolean;
}

/** Invoices and payments in one currency, with the balance after each. */
function StatementCard({ statement: { currency, openingCents, closingCents, entries }, hasOpening }: StatementCardProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const money = (cents: number) => <bdi>{formatMoney(cents, currency, language)}</bdi>;
  const title = t('invoice.account.statement', { currency });
  return (
    <section className={classes.statement} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('invoice.account.day')}</th>
            <th scope="col">{t('invoice.account.what')}</th>
            <th scope="col">{t('invoice.account.amount')}</th>
            <th scope="col">{t('invoice.list.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {hasOpening && (
            <tr className={classes.opening}>
              <td />
              <td>{t('invoice.account.opening')}</td>
              <td />
              <td>{money(openingCents)}</td>
            </tr>
          )}
          {entries.map(({ kind, on, invoiceId, number, amountCents, balanceCents }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and stand in their order.
            <tr key={index}>
              <td>
                <bdi>{shownDay(on, language)}</bdi>
              </td>
              <td>
                {t(`invoice.account.kind.${kind}`)}{' '}
                <PageLink href={invoiceAddress.preview(invoiceId)}>
                  <bdi>{number}</bdi>
                </PageLink>
              </td>
              <td data-less={amountCents < 0 || undefined}>{money(amountCents)}</td>
              <td>{money(balanceCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{t('invoice.account.closing')}</th>
            <td />
            <td>{money(closingCents)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
