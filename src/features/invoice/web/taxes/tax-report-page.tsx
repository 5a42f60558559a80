import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { pageAddress } from '#contract/page-address.ts';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { PeriodFilter } from '#web/data-table/period-filter.tsx';
import { spanOf } from '#web/data-table/periods.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { plainFormat } from '#web/dates/format-date.ts';
import { formatMoney } from '#web/format-money.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { IconPrinter } from '#web/icons.ts';
import { percentText } from '#web/money/percent-text.ts';
import { usePageTitle } from '#web/page-title.ts';
import { missingPermissionText } from '#web/refusal-text.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type TaxPeriod, type TaxRow, taxPeriods } from '../../tax-contract.ts';
import { type TaxPlace, taxPlace } from './tax-input.ts';
import { taxQuery } from './tax-query.ts';
import classes from './tax-report-page.module.css';

/** Report of the tax on issued invoices by rate and period, for tax returns. */
export function TaxReportPage() {
  const { t } = useTranslation();
  const title = t('menu.taxReport');
  usePageTitle(title);
  const { navigate } = useRouter();
  const place = taxPlace(useSearch({ strict: false }));
  const { data, error, refetch } = useQuery(taxQuery(place));
  const go = ({ span, by }: TaxPlace) => {
    const query = Object.entries({ ...span, by: by === 'month' ? '' : by }).filter(([, value]) => value !== '');
    void navigate({ href: pageAddress('/apps/invoice/taxes', {}, Object.fromEntries(query)), resetScroll: false });
  };
  const isAll = place.span.from === '' && place.span.until === '';
  return (
    <>
      <header className={classes.head}>
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.text}>{t('invoice.taxes.text')}</p>
        </div>
        <div className={classes.filters}>
          <PeriodFilter
            label={t('invoice.period.label')}
            span={isAll ? spanOf('thisYear', companyToday()) : place.span}
            onChoose={(part) => go({ ...place, span: { ...place.span, ...part } })}
          />
          <FilterSelect<TaxPeriod>
            label={t('invoice.taxes.by')}
            value={place.by}
            options={taxPeriods.map((value) => ({ value, label: t(`invoice.taxes.period.${value}`) }))}
            onChoose={(by) => go({ ...place, by: by || 'month' })}
          />
          <IconButton label={t('invoice.taxes.print')} onClick={() => window.print()}>
            <IconPrinter />
          </IconButton>
        </div>
      </header>
      {data ? (
        data.length === 0 ? (
          <p className={classes.none}>{t('invoice.taxes.none')}</p>
        ) : (
          byCurrency(data).map(([currency, rows]) => <TaxTable key={currency} currency={currency} rows={rows} />)
        )
      ) : error ? (
        <ErrorState text={missingPermissionText(t, error) || t('invoice.taxes.failed')} onTryAgain={() => void refetch()} />
      ) : (
        <Spinner />
      )}
    </>
  );
}

function byCurrency(rows: readonly TaxRow[]): [string, TaxRow[]][] {
  const groups = new Map<string, TaxRow[]>();
  for (const row of rows) groups.set(row.currency, [...(groups.get(row.currency) ?? []), row]);
  return [...groups];
}

interface TaxTableProps {
  currency: string;
  rows: readonly TaxRow[];
}

/** Taxes in one currency: a section for each period, and the total. */
function TaxTable({ currency, rows }: TaxTableProps) {
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

/** Formats a period as `March 2026`, `Quarter 1 of 2026` or `2026`. */
function periodText(t: TFunction, period: string, language: string): string {
  const [year = '', part] = period.split('-');
  if (!part) return year;
  if (part.startsWith('Q')) return t('invoice.taxes.quarter', { number: part.slice(1), year });
  return plainFormat(language, { month: 'long', year: 'numeric' }).format(Date.parse(`${period}-01T00:00:00Z`));
}
