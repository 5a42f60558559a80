import { pageAddress } from '#contract/page-address.ts';
import type { InvoiceStatus } from '#features/invoice/contract.ts';
import { statusLooks } from '#features/invoice/web/public-api.ts';
import { formatPlainDay } from '#web/dates/format-date.ts';
import { today } from '#web/dates/plain-day.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { CardProps } from '../card-row.ts';
import classes from './card-table.module.css';
import { EmptyNote } from './empty-note.tsx';

export function NewestInvoicesBody({ data, title }: CardProps<'newestInvoices'>) {
  const { t, i18n } = useTranslation();
  if (data.rows.length === 0) return <EmptyNote text={t('dashboards.empty.invoices')} first="invoice" />;
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dashboards.column.number')}</th>
            <th scope="col" data-wide>
              {t('common.company')}
            </th>
            <th scope="col">{t('common.status')}</th>
            <th scope="col" data-wide>
              {t('dashboards.column.due')}
            </th>
            <th scope="col" data-number>
              {t('common.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ id, number, clientName, status, dueOn, totalCents, currency }) => {
            const { key, tone, icon } = statusLooks[status as InvoiceStatus];
            return (
              <tr key={id}>
                <th scope="row">
                  <a className={classes.name} href={pageAddress('/apps/invoice/preview/:id', { id })}>
                    <bdi>{number ?? t('dashboards.status.draft')}</bdi>
                  </a>
                </th>
                <td data-wide>
                  <span className={classes.identity}>
                    <Avatar name={clientName} size={28} />
                    <bdi>{clientName}</bdi>
                  </span>
                </td>
                <td>
                  <StatusPill tone={tone} icon={icon}>
                    {t(`dashboards.status.${key}`)}
                  </StatusPill>
                </td>
                <td data-wide>{formatPlainDay(dueOn, i18n.language, today())}</td>
                <td data-number>{formatMoney(totalCents, currency, i18n.language)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
