import { Suspense, useState } from 'react';
import { useCan } from '#web/ability.ts';
import type { ChartSeries } from '#web/charts/chart-data.ts';
import { ChartLegend } from '#web/charts/chart-legend.tsx';
import { ColumnChart } from '#web/charts/column-chart.tsx';
import { ShareBar } from '#web/charts/share-bar.tsx';
import { FilterDropdown } from '#web/data-table/filter-dropdown.tsx';
import { formatMoney } from '#web/format-money.ts';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import type { CardProps } from '../card-row.ts';
import { shortAmount } from '../figure-text.ts';
import { Figure } from '../frame/figure.tsx';
import { listsOfFigures } from '../lists-of-figures.ts';
import { monthWords } from '../step-words.ts';
import classes from './revenue-report-body.module.css';

const BudgetDialog = lazyPart(() => import('./budget-dialog.tsx').then(({ BudgetDialog }) => BudgetDialog));

/** A year's invoiced and paid totals by month, next to the budget. */
export function RevenueReportBody({ data, title }: CardProps<'revenueReport'>) {
  const { t, i18n } = useTranslation();
  const [, chooseYear] = useSearchValue('year');
  const [isSetting, set] = useState(false);
  const maySet = useCan('update', 'Seller');
  const format = (cents: number) => formatMoney(cents, data.currency, i18n.language);
  const { labels, short } = monthWords(
    data.months.map(({ day }) => day),
    i18n.language,
  );
  const series: ChartSeries[] = [
    { name: t('dashboards.invoiced'), values: data.months.map(({ invoicedCents }) => invoicedCents), tone: 1 },
    { name: t('dashboards.paid'), values: data.months.map(({ paidCents }) => paidCents), tone: 2 },
  ];
  const year = { from: `${data.year}-01-01`, until: `${data.year}-12-31` };
  const reached = data.budgetCents ? data.priceCents / data.budgetCents : 0;
  const setButton = (
    <button type="button" className={classes.set} onPointerEnter={() => void BudgetDialog.preload()} onClick={() => set(true)}>
      {t('dashboards.setBudget')}
    </button>
  );
  return (
    <>
      <div className={classes.top}>
        <Figure
          value={format(data.priceCents)}
          href={listsOfFigures.invoices(year)}
          note={t('dashboards.invoicedIn', { year: data.year })}
        />
        <FilterDropdown label={t('dashboards.year')} value={data.year} isOn={false}>
          {data.years.map((one) => (
            <DropdownItem key={one} chosen={one === data.year} onChoose={() => chooseYear(one === data.years[0] ? undefined : one)}>
              {one}
            </DropdownItem>
          ))}
        </FilterDropdown>
      </div>
      <ChartLegend series={series} />
      <ColumnChart
        label={title}
        axis={t('dashboards.axis.month')}
        labels={labels}
        shortLabels={short}
        series={series}
        format={format}
        formatShort={(cents) => shortAmount(cents, data.currency, i18n.language)}
        height={264}
      />
      <div className={classes.budget}>
        {data.budgetCents === null ? (
          <p className={classes.note}>
            {t('dashboards.noBudget', { year: data.year })}
            {maySet && setButton}
          </p>
        ) : (
          <>
            <div className={classes.line}>
              <span className={classes.amount}>
                {t('dashboards.budget', { amount: format(data.budgetCents) })}
                {maySet && setButton}
              </span>
              <bdi className={classes.share}>{formatPercent(reached, i18n.language)}</bdi>
            </div>
            <ShareBar label={t('dashboards.budgetReached', { share: formatPercent(reached, i18n.language) })} share={reached} tone={1} />
          </>
        )}
      </div>
      {isSetting && (
        <Suspense fallback={null}>
          <BudgetDialog year={data.year} currency={data.currency} budgetCents={data.budgetCents} onClose={() => set(false)} />
        </Suspense>
      )}
    </>
  );
}
