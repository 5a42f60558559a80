import { Suspense, useState } from 'react';
import { formatFieldDay } from '#web/dates/format-field-day.ts';
import { today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import classes from './calendar.module.css';

const DayCalendar = lazyPart(() => import('#web/ui/dates/day-calendar.tsx').then((module) => module.DayCalendar));

/** An inline month: arrow keys move by days, Page Up and Page Down by months. */
export function Inline() {
  const { i18n } = useTranslation();
  const [day, setDay] = useState(today());
  return (
    <>
      <div className={classes.calendar}>
        <Suspense>
          <DayCalendar label="Visit date" takesFocus={false} day={day} onChoose={setDay} />
        </Suspense>
      </div>
      <p role="status">The Berlin studio is reserved for {formatFieldDay(day, i18n.language)}.</p>
    </>
  );
}
