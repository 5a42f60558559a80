import { plainFormat } from '#web/dates/format-date.ts';
import { formatMoney } from '#web/format-money.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { percentText } from '#web/money/percent-text.ts';
import type { TaxRow } from '../../tax-contract.ts';
import classes from './tax-table.module.css';

interface Props {
  currency: string;
  rows: readonly TaxRow[];
}

/** The tax in one currency: a part for each period, and what all of them come to. */
export function TaxTable({ currency, rows }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const money = (cents: number) => <bdi>{formatMoney(cents, currency, language)}</bdi>;
  const sum = (some: readonly TaxRow[], amount: 'netCents' | 'taxCents') => some.reduce((total, row) => total + row[amount], 0);
  const periods = [...new Set(rows.map(({ period }) => period))];
  return (
    <section className={classes.card} aria-label={currency}>
      <table className={classes.table}>
        <caption className={classes.caption}>{t('invoice.taxes.in', { currency })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('invoice.taxes.rate')}</th>
            <th scope="col">{t('invoice.taxes.invoices')}</th>
            <th scope="col">{t('invoice.preview.net')}</th>
            <th scope="col">{t('invoice.taxes.tax')}</th>
          </tr>
        </thead>
        {periods.map((period) => {
          const ofPeriod = rows.filter((row) => row.period === period);
          return (
            <tbody key={period}>
              <tr className={classes.period}>
                <th scope="rowgroup" colSpan={2}>
                  {periodText(t, period, language)}
                </th>
                <td>{money(sum(ofPeriod, 'netCents'))}</td>
                <td>{money(sum(ofPeriod, 'taxCents'))}</td>
              </tr>
              {ofPeriod.map(({ basisPoints, category, name, invoices, netCents, taxCents }) => (
                <tr key={`${basisPoints} ${category} ${name}`}>
                  <th scope="row">
                    <bdi>{t('invoice.taxes.percent', { percent: percentText(basisPoints, language) })}</bdi>{' '}
                    {name && <bdi className={classes.category}>{name}</bdi>}{' '}
                    {category !== 'S' && <span className={classes.category}>{t(`invoice.taxes.category.${category}`)}</span>}
                  </th>
                  <td>{invoices}</td>
                  <td>{money(netCents)}</td>
                  <td>{money(taxCents)}</td>
                </tr>
              ))}
            </tbody>
          );
        })}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('invoice.taxes.all')}
            </th>
            <td>{money(sum(rows, 'netCents'))}</td>
            <td>{money(sum(rows, 'taxCents'))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** `March 2026`, `Quarter 1 of 2026` or `2026`. */
function periodText(t: TFunction, period: string, language: string): string {
  const [year = '', part] = period.split('-');
  if (!part) return year;
  if (part.startsWith('Q')) return t('invoice.taxes.quarter', { number: part.slice(1), year });
  return plainFormat(language, { month: 'long', year: 'numeric' }).format(Date.parse(`${period}-01T00:00:00Z`));
}
