import { DayFilter } from '#web/data-table/day-filter.tsx';
import { useTranslation } from '#web/i18n.ts';
import type { DaySpan } from './periods.ts';

interface Props {
  span: DaySpan;
  onChoose: (span: Partial<DaySpan>) => void;
}

/** Narrows to days of one's own, open at either end. */
export function OwnDays({ span, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <DayFilter label={t('invoice.period.from')} value={span.from} max={span.until || undefined} onChoose={(from) => onChoose({ from })} />
      <DayFilter label={t('invoice.period.until')} value={span.until} onChoose={(until) => onChoose({ until })} />
    </>
  );
}
