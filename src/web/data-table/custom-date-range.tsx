import { useTranslation } from '#web/i18n.ts';
import { DayFilter } from './day-filter.tsx';
import type { DaySpan } from './periods.ts';

interface Props {
  span: DaySpan;
  onChoose: (span: Partial<DaySpan>) => void;
}

/** Filters by a custom date range, open at either end. */
export function CustomDateRange({ span, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <DayFilter label={t('table.period.from')} value={span.from} max={span.until || undefined} onChoose={(from) => onChoose({ from })} />
      <DayFilter label={t('table.period.until')} value={span.until} onChoose={(until) => onChoose({ until })} />
    </>
  );
}
