import { Suspense, useState } from 'react';
import { formatFieldDay } from '#web/dates/format-field-day.ts';
import { addDays, today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import classes from './calendar.module.css';

const RangeCalendar = lazyPart(() => import('#web/ui/dates/range-calendar.tsx').then((module) => module.RangeCalendar));

/** Start and end dates in an inline month. */
export function InlineRange() {
  const { i18n } = useTranslation();
  const shown = (day: string) => formatFieldDay(day, i18n.language);
  const [days, setDays] = useState({ from: addDays(today(), 2), until: addDays(today(), 6) });
  return (
    <>
      <div className={classes.calendar}>
        <Suspense>
          <RangeCalendar label="Trade fair dates" min={today()} {...days} onChoose={(from, until) => setDays({ from, until })} />
        </Suspense>
      </div>
      <p role="status">{days.until ? `From ${shown(days.from)} to ${shown(days.until)}.` : 'Select an end date.'}</p>
    </>
  );
}
