import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { companyToday } from '#web/dates/company-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useStable } from '#web/use-stable.ts';
import { type Range, ranges } from '../../span-contract.ts';
import { addDays } from '../../spans.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import classes from './range-picker.module.css';

// The date fields are heavy, and most people use a preset range.
const CustomDateRange = lazyPart(() => import('./custom-date-range.tsx').then(({ CustomDateRange }) => CustomDateRange));

interface Props {
  search: DashboardSearch;
  /** Today according to the server. */
  today: string | undefined;
}

/** Selects the dashboard's period, which is stored in the URL. */
export function RangePicker({ search, today = companyToday() }: Props) {
  const { t } = useTranslation();
  const { choose } = useDashboardAddress();
  const [isOpen, open] = useState(false);
  const isOwn = isOpen || search.from !== '';
  const chooseRange = (range: Range) => {
    open(false);
    choose({ range: range === '28d' ? '' : range, from: '', until: '' });
  };
  return (
    <div className={classes.place}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div className={classes.ranges} role="group" aria-label={t('dashboards.range.label')}>
        {ranges.map((range) => (
          <button
            key={range}
            type="button"
            className={classes.range}
            aria-pressed={!isOwn && search.range === range}
            onClick={() => chooseRange(range)}
          >
            {t(`dashboards.range.${range}`)}
          </button>
        ))}
        <button
          type="button"
          className={classes.range}
          aria-pressed={isOwn}
          onPointerEnter={() => void CustomDateRange.preload()}
          onClick={() => open(true)}
        >
          {t('dashboards.range.own')}
        </button>
      </div>
      {isOwn && (
        <Suspense fallback={null}>
          <CustomDateRange
            from={search.from || addDays(today, -6)}
            until={search.until || today}
            today={today}
            onChoose={(span) => choose({ range: '', ...span })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Updates the dashboard's URL parameters; empty ones are removed. */
export function useDashboardAddress(): { choose: (wanted: Readonly<Record<string, string>>) => void } {
  const router = useRouter();
  return useStable({
    choose(wanted: Readonly<Record<string, string>>) {
      const { pathname, search } = router.history.location;
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries(wanted)) value === '' ? query.delete(name) : query.set(name, value);
      void router.navigate({ href: query.size > 0 ? `${pathname}?${query}` : pathname, resetScroll: false });
    },
  });
}
