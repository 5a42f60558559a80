import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addMonths } from '#web/dates/day-steps.ts';
import { atNoon, plainFormat } from '#web/dates/format-date.ts';
import { addDays, type PlainDay, today } from '#web/dates/plain-day.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronLeft, IconChevronRight } from '#web/icons.ts';
import { daysInRange, shownDays, titleOf } from '../list/shown-days.ts';
import classes from './mini-month.module.css';

interface Props {
  date: PlainDay;
  firstWeekday: number;
  onPick: (day: PlainDay) => void;
}

/** A small month for picking a day. Arrow keys move by day and week, page keys by month. */
export function MiniMonth({ date, firstWeekday, onPick }: Props) {
  const { t, i18n } = useTranslation();
  const [looked, setLooked] = useState(date);
  const [seen, setSeen] = useState(date);
  const days = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  if (seen !== date) {
    setSeen(date);
    setLooked(date);
  }
  useEffect(() => {
    if (wantsFocus.current) days.current?.querySelector<HTMLElement>(`[data-day="${looked}"]`)?.focus();
    wantsFocus.current = false;
  }, [looked]);

  const shown = daysInRange(shownDays('month', looked, firstWeekday));
  const weekday = plainFormat(i18n.language, { weekday: 'narrow' });
  const whole = plainFormat(i18n.language, { dateStyle: 'full' });
  const onKeyDown = (event: KeyboardEvent) => {
    const ahead = i18n.dir() === 'rtl' ? -1 : 1;
    const steps: Record<string, PlainDay> = {
      ArrowRight: addDays(looked, ahead),
      ArrowLeft: addDays(looked, -ahead),
      ArrowDown: addDays(looked, 7),
      ArrowUp: addDays(looked, -7),
      PageDown: addMonths(looked, 1),
      PageUp: addMonths(looked, -1),
    };
    const next = steps[event.key];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    wantsFocus.current = true;
    setLooked(next);
  };
  return (
    <div className={classes.month}>
      <div className={classes.head}>
        <span className={classes.title} aria-hidden="true">
          {titleOf('month', looked, firstWeekday, i18n.language)}
        </span>
        <button
          type="button"
          className={classes.step}
          aria-label={t('calendar.previous.month')}
          onClick={() => setLooked(addMonths(looked, -1))}
        >
          <IconChevronLeft size={16} stroke={2} />
        </button>
        <button
          type="button"
          className={classes.step}
          aria-label={t('calendar.next.month')}
          onClick={() => setLooked(addMonths(looked, 1))}
        >
          <IconChevronRight size={16} stroke={2} />
        </button>
      </div>
      <div className={classes.days} aria-hidden="true">
        {shown.slice(0, 7).map((day) => (
          <span key={day} className={classes.weekday}>
            {weekday.format(atNoon(day))}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: days to choose from, not the fields of a form. */}
      <div ref={days} className={classes.days} role="group" aria-label={t('calendar.goToDay')} onKeyDown={onKeyDown}>
        {shown.map((day) => (
          <button
            key={day}
            type="button"
            className={classes.day}
            data-day={day}
            data-other={day.slice(0, 7) !== looked.slice(0, 7) || undefined}
            data-today={day === today() || undefined}
            aria-current={day === date ? 'date' : undefined}
            aria-label={whole.format(atNoon(day))}
            tabIndex={day === looked ? 0 : -1}
            onClick={() => onPick(day)}
          >
            {formatNumber(Number(day.slice(8)), i18n.language)}
          </button>
        ))}
      </div>
    </div>
  );
}
