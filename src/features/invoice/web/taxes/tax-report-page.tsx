import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { pageAddress } from '#contract/page-address.ts';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { PeriodFilter } from '#web/data-table/period-filter.tsx';
import { spanOf } from '#web/data-table/periods.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPrinter } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { hindranceText } from '#web/refusal-text.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type TaxPeriod, type TaxRow, taxPeriods } from '../../tax-contract.ts';
import { type TaxPlace, taxPlace } from './tax-input.ts';
import { taxQuery } from './tax-query.ts';
import classes from './tax-report-page.module.css';
import { TaxTable } from './tax-table.tsx';

/** What tax the issued invoices charge, by rate and period: what a tax return is filled in from. */
export function TaxReportPage() {
  const { t } = useTranslation();
  const title = t('invoice.taxes.title');
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
        <ErrorState text={hindranceText(t, error) || t('invoice.taxes.failed')} onTryAgain={() => void refetch()} />
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
