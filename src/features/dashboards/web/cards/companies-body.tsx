import { formatMoney } from '#web/format-money.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { CardProps } from '../card-row.ts';
import { GrowthMark } from '../frame/figure.tsx';
import { listsOfFigures } from '../lists-of-figures.ts';
import classes from './card-table.module.css';
import { EmptyNote } from './empty-note.tsx';

export function CompaniesBody({ data, span, title }: CardProps<'companies'>) {
  const { t, i18n } = useTranslation();
  if (data.rows.length === 0) return <EmptyNote text={t('dashboards.empty.companies')} first="invoice" />;
  const money = (cents: number) => formatMoney(cents, data.currency, i18n.language);
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('common.company')}</th>
            <th scope="col" data-number data-wide>
              {t('dashboards.column.invoices')}
            </th>
            <th scope="col" data-number>
              {t('dashboards.invoiced')}
            </th>
            <th scope="col" data-number data-wide>
              {t('dashboards.column.open')}
            </th>
            <th scope="col" data-number>
              {t('dashboards.column.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ clientId, name, country, invoices, totalCents, balanceCents, growth }) => (
            <tr key={clientId}>
              <th scope="row">
                <span className={classes.identity}>
                  <Avatar name={name} size={34} />
                  <span className={classes.names}>
                    <a className={classes.name} href={listsOfFigures.invoicesOf(clientId, span)}>
                      <bdi>{name}</bdi>
                    </a>
                    <span className={classes.quiet}>{country}</span>
                  </span>
                </span>
              </th>
              <td data-number data-wide>
                {formatNumber(invoices, i18n.language)}
              </td>
              <td data-number>{money(totalCents)}</td>
              <td data-number data-wide>
                {money(balanceCents)}
              </td>
              <td data-number>
                {growth === null ? <span className={classes.quiet}>{t('dashboards.new')}</span> : <GrowthMark growth={growth} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
