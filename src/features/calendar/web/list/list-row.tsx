import { formatClock } from '#web/dates/format-date.ts';
import { formatClockRange } from '#web/dates/format-range.ts';
import type { PlainDay } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMapPin, IconRepeat, IconUsers } from '#web/icons.ts';
import { daysOf, spanOf } from '../event-times.ts';
import classes from './calendar-list.module.css';
import type { ShownItem } from './shown-items.ts';
import { useIsCrossedOut } from './use-is-crossed-out.ts';

/** One event in the list, on one of its days. */
export function ListRow({ item, day, onOpen }: { item: ShownItem; day: PlainDay; onOpen: (row: HTMLElement) => void }) {
  const { t, i18n } = useTranslation();
  const { event, times, title, kind, colour } = item;
  const isCrossedOut = useIsCrossedOut(item);
  const props = event?.extendedProps;
  return (
    <li>
      <button
        type="button"
        className={`${classes.row} ${colour}`}
        data-key={item.key}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      >
        <span className={classes.time}>{timeOn(day)}</span>
        <span className={classes.edge} aria-hidden="true" />
        <span className={classes.what}>
          <span className={classes.title} data-done={isCrossedOut || undefined} dir="auto">
            {title}
          </span>
          {props?.location && (
            <span className={classes.place}>
              <IconMapPin size={14} stroke={1.75} aria-hidden="true" />
              <bdi>{props.location}</bdi>
            </span>
          )}
        </span>
        {props && props.guests.length > 0 && (
          <span className={classes.extra}>
            <IconUsers size={16} stroke={1.75} aria-hidden="true" />
            <span aria-hidden="true">{props.guests.length}</span>
            <span className="visually-hidden">{t('calendar.guestCount', { count: props.guests.length })}</span>
          </span>
        )}
        {props && props.rrule !== null && (
          <IconRepeat className={classes.extra ?? ''} size={16} stroke={1.75} aria-label={t('calendar.repeats')} />
        )}
        <span className={classes.kind}>{kind}</span>
      </button>
    </li>
  );

  /** What lasts over midnight says on each of its days what is of it there. */
  function timeOn(shown: PlainDay): string {
    const { first, last } = daysOf(times);
    const { from, until } = spanOf(times);
    if (times.allDay || (first < shown && shown < last)) return t('calendar.allDay');
    const clock = (moment: Date) => formatClock(moment, i18n.language);
    if (first === last && times.end) return formatClockRange(from, until, i18n.language);
    if (first === last) return clock(from);
    return shown === first ? t('calendar.fromTime', { time: clock(from) }) : t('calendar.untilTime', { time: clock(until) });
  }
}
