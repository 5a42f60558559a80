import { useId, useState } from 'react';
import { DayFilter } from '#web/data-table/day-filter.tsx';
import frame from '#web/data-table/filter-frame.module.css';
import { useTranslation } from '#web/i18n.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import type { QueryLine } from '../find/query-line.ts';
import classes from './line-filters.module.css';

interface Props {
  asked: QueryLine;
  onChange: (change: Partial<QueryLine>) => void;
}

/** Whose it is and of which days: fields that write `from:`, `after:` and `before:` into the line. */
export function LineFilters({ asked: { from, after, before }, onChange }: Props) {
  const { t } = useTranslation();
  const furthest = '2100-12-31';
  return (
    <>
      <FromField key={from} from={from} onChange={(name) => onChange({ from: name })} />
      <DayFilter label={t('search.page.after')} value={after} max={before || furthest} onChoose={(day) => onChange({ after: day })} />
      <DayFilter label={t('search.page.before')} value={before} max={furthest} onChoose={(day) => onChange({ before: day })} />
    </>
  );
}

/** Takes what is typed once it is entered, or left. */
function FromField({ from, onChange }: { from: string; onChange: (name: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState(from);
  const enter = () => {
    if (typed.trim() !== from) onChange(typed.trim());
  };
  return (
    <label htmlFor={id} className={`${frame.frame} ${classes.from}`} data-on={from ? true : undefined}>
      <span>{t('search.page.from')}</span>
      <LimitedInput
        id={id}
        type="text"
        dir="auto"
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={enter}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && enter()}
      />
    </label>
  );
}
