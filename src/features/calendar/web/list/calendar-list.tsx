import { useEffect, useMemo, useRef } from 'react';
import { atNoon, formatClock, plainFormat } from '#web/dates/format-date.ts';
import { formatClockRange } from '#web/dates/format-range.ts';
import { type PlainDay, today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendarEvent, IconMapPin, IconRepeat, IconUsers } from '#web/icons.ts';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { daysOf, spanOf } from '../event-times.ts';
import classes from './calendar-list.module.css';
import { type DayRange, daysInRange } from './shown-days.ts';
import { inOrder, type ShownItem, useIsCrossedOut } from './shown-items.ts';

interface Props {
  items: readonly ShownItem[];
  days: DayRange;
  date: PlainDay;
  title: string;
  isLoading: boolean;
  isFailed: boolean;
  hasCalendars: boolean;
  onOpen: (item: ShownItem, row: HTMLElement) => void;
  onBegin: (() => void) | undefined;
  onShowAll: () => void;
}

export function CalendarList({ items, days, date, title, isLoading, isFailed, hasCalendars, onOpen, onBegin, onShowAll }: Props) {
  const { t, i18n } = useTranslation();
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` is another one when the reader's zone is.
  const groups = useMemo(() => grouped(items, days), [items, days, t]);
  const from = groups.find(([day]) => day >= date)?.[0];
  const isReady = groups.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another date is asked for, not when events come or go.
  useEffect(() => {
    const group = list.current?.querySelector<HTMLElement>(`[data-day="${from}"]`);
    if (list.current && group) list.current.scrollTop = group.offsetTop - list.current.offsetTop;
  }, [date, isReady]);

  if (isLoading) return <ListSkeleton />;
  if (isFailed && !isReady) return null;
  if (!isReady) {
    const icon = <IconCalendarEvent size={24} stroke={1.75} />;
    return hasCalendars ? (
      <PaneMessage
        icon={icon}
        title={t('calendar.empty.title', { time: title })}
        text={t('calendar.empty.text')}
        action={onBegin && { label: t('calendar.add'), run: onBegin }}
      />
    ) : (
      <PaneMessage
        icon={icon}
        title={t('calendar.empty.noCalendars')}
        text={t('calendar.empty.choose')}
        action={{ label: t('calendar.empty.showAll'), run: onShowAll }}
      />
    );
  }
  const weekday = plainFormat(i18n.language, { weekday: 'long' });
  const name = plainFormat(i18n.language, { day: 'numeric', month: 'long' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section ref={list} className={classes.list} aria-label={t('calendar.events')} tabIndex={0}>
      {groups.map(([day, ofDay]) => (
        <section key={day} className={classes.day} data-day={day} data-today={day === today() || undefined}>
          <h2 className={classes.head}>
            <span>{weekday.format(atNoon(day))}</span>
            <span className={classes.date}>{name.format(atNoon(day))}</span>
            {day === today() && <span className={classes.today}>{t('common.today')}</span>}
          </h2>
          <ul className={classes.rows}>
            {ofDay.map((item) => (
              <ListRow key={item.key} item={item} day={day} onOpen={(row) => onOpen(item, row)} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function ListSkeleton() {
  return (
    <div className={classes.list} aria-hidden="true">
      {[3, 2, 4].map((rows) => (
        <section key={rows} className={classes.day}>
          <div className={classes.bone} data-head />
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
            <div key={row} className={classes.bone} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Groups items by day, with longer ones on each of their days. */
function grouped(items: readonly ShownItem[], days: DayRange): [PlainDay, ShownItem[]][] {
  const byDay = new Map<PlainDay, ShownItem[]>(daysInRange(days).map((day) => [day, []]));
  for (const item of inOrder(items)) {
    const { first, last } = daysOf(item.times);
    for (const [day, ofDay] of byDay) if (first <= day && day <= last) ofDay.push(item);
  }
  return [...byDay].filter(([, ofDay]) => ofDay.length > 0);
}

/** An event in the list on one of its days. */
function ListRow({ item, day, onOpen }: { item: ShownItem; day: PlainDay; onOpen: (row: HTMLElement) => void }) {
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

  /** Returns the part of an overnight event on a day. */
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
