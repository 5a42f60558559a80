import { PeriodFilter } from '#web/data-table/period-filter.tsx';
import type { DaySpan } from '#web/data-table/periods.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconFileInvoice, IconPlus, IconPrinter } from '#web/icons.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { ClientAccount } from '../../account-contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import classes from './account-head.module.css';

interface Props {
  account: ClientAccount;
  span: DaySpan;
  mayAdd: boolean;
  onSpan: (span: Partial<DaySpan>) => void;
}

/** Who the client is, what they owe in each currency, and what can be done. */
export function AccountHead({ account: { client, statements }, span, mayAdd, onSpan }: Props) {
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
          {t('invoice.account.invoices')}
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
