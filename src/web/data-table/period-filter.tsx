import { Suspense, useState } from 'react';
import { companyToday } from '#web/dates/company-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { FilterSelect } from './filter-select.tsx';
import { type DaySpan, type Period, periodOf, periods, spanOf } from './periods.ts';

// Loaded lazily: the date fields are heavy, and most people pick a preset.
const CustomDateRange = lazyPart(() => import('./custom-date-range.tsx').then(({ CustomDateRange }) => CustomDateRange));

interface Props {
  /** Which date is filtered. */
  label: string;
  /** Empty when unfiltered. */
  span: DaySpan;
  onChoose: (span: Partial<DaySpan>) => void;
}

/** Filters by a preset period or a custom date range. */
export function PeriodFilter({ label, span, onChoose }: Props) {
  const { t } = useTranslation();
  const [isOwn, setOwn] = useState(false);
  const isNarrowed = span.from !== '' || span.until !== '';
  const period = periodOf(span, companyToday());
  const value = isOwn || (isNarrowed && !period) ? 'own' : (period ?? '');
  const choose = (chosen: Period | 'own' | '') => {
    setOwn(chosen === 'own');
    if (chosen !== 'own') onChoose(chosen === '' ? { from: '', until: '' } : spanOf(chosen, companyToday()));
  };
  return (
    <>
      <FilterSelect
        label={label}
        value={value}
        options={[...periods, 'own' as const].map((one) => ({ value: one, label: t(`table.period.${one}`) }))}
        onChoose={choose}
      />
      {value === 'own' && (
        <Suspense fallback={null}>
          <CustomDateRange span={span} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  );
}
