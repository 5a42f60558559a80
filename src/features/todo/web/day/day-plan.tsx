import { useEffect, useRef } from 'react';
import type { CalendarEvent } from '#features/calendar/contract.ts';
import { formatTime } from '#web/dates/format-date.ts';
import type { PlainDay } from '#web/dates/plain-day.ts';
import { readerTime } from '#web/dates/reader-time.ts';
import { useTranslation } from '#web/i18n.ts';
import { clockOf, plannedSpan, type SpannedEvent, shownHours, slotMinutes } from './day-model.ts';
import classes from './day-plan.module.css';
import type { DayDragKit } from './use-day-drag-kit.ts';

interface Props {
  day: PlainDay;
  events: readonly SpannedEvent[];
  /** All-day events. */
  allDay: readonly CalendarEvent[];
  /** Shows only events, as a list, when there is no room for the hours. */
  isShort: boolean;
  /** Only with permission to schedule. */
  kit: DayDragKit | null;
}

const pixelsPerMinute = 0.8;

/** The day's hours with its events; items can be dropped on free slots. */
export function DayPlan({ day, events, allDay, isShort, kit }: Props) {
  const { t, i18n } = useTranslation();
  const { from, until } = shownHours(events);
  const now = minutesNow();
  const place = (span: { from: number; until: number }) => ({
    insetBlockStart: `${(span.from - from) * pixelsPerMinute}px`,
    blockSize: `${Math.max(20, (span.until - span.from) * pixelsPerMinute)}px`,
  });
  const slots: number[] = [];
  for (let at = from; at < until; at += slotMinutes) slots.push(at);
  const sides = sidesOf(events);
  if (isShort) return <ShortPlan day={day} events={events} allDay={allDay} />;
  return (
    <section className={classes.plan} aria-label={t('todo.day.plan')}>
      <h2 className={classes.title}>{t('todo.day.plan')}</h2>
      {allDay.length > 0 && (
        <ul className={classes.allDay}>
          {allDay.map((event) => (
            <li key={event.id}>
              <a href={addressOf(event, day)} dir="auto">
                {event.title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.hours} style={{ blockSize: `${(until - from) * pixelsPerMinute}px` }}>
        {slots.map((at) => (
          <Slot key={at} at={at} style={place({ from: at, until: at + slotMinutes })} kit={plannedSpan(at, events) ? kit : null}>
            {at % 60 === 0 ? formatTime(clockOf(at), i18n.language) : ''}
          </Slot>
        ))}
        <ul className={classes.events}>
          {events.map((spanned, index) => {
            const { event } = spanned;
            const { side, of } = sides[index] ?? { side: 0, of: 1 };
            return (
              <li
                key={`${event.id} ${event.start}`}
                style={{ ...place(spanned), insetInlineStart: `${(side / of) * 100}%`, inlineSize: `${100 / of}%` }}
              >
                <a className={classes.event} href={addressOf(event, day)} data-calendar={event.extendedProps.calendar}>
                  <span className={classes.name} dir="auto">
                    {event.title}
                  </span>
                  <span className={classes.time}>{formatTime(clockOf(spanned.from), i18n.language)}</span>
                </a>
              </li>
            );
          })}
        </ul>
        {now > from && now < until && <div className={classes.now} style={{ insetBlockStart: `${(now - from) * pixelsPerMinute}px` }} />}
      </div>
    </section>
  );
}

function ShortPlan({ day, events, allDay }: Pick<Props, 'day' | 'events' | 'allDay'>) {
  const { t, i18n } = useTranslation();
  return (
    <section className={classes.short} aria-label={t('todo.day.plan')}>
      <ul className={classes.allDay}>
        {allDay.map((event) => (
          <li key={event.id}>
            <a href={addressOf(event, day)} dir="auto">
              {event.title}
            </a>
          </li>
        ))}
        {events.map(({ event, from }) => (
          <li key={`${event.id} ${event.start}`}>
            <a href={addressOf(event, day)}>
              {formatTime(clockOf(from), i18n.language)} <bdi>{event.title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** URL of an event in the calendar, or of its occurrence when it recurs. */
function addressOf({ id, extendedProps: { occurrence } }: CalendarEvent, day: PlainDay): string {
  return `/apps/calendar?view=day&date=${day}&event=${id}${occurrence ? `&at=${encodeURIComponent(occurrence)}` : ''}`;
}

interface SlotProps {
  at: number;
  style: { insetBlockStart: string; blockSize: string };
  kit: DayDragKit | null;
  children: string;
}

function Slot({ at, style, kit, children }: SlotProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (kit && root.current ? kit.dropOnSlot(root.current, at) : undefined), [kit, at]);
  return (
    <div ref={root} className={classes.slot} data-at={clockOf(at)} data-hour={children ? '' : undefined} style={style}>
      <span>{children}</span>
    </div>
  );
}

function minutesNow(): number {
  const clock = readerTime(new Date());
  return Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));
}

/** Places simultaneous events side by side. */
function sidesOf(events: readonly SpannedEvent[]): { side: number; of: number }[] {
  return events.map((one) => {
    const together = events.filter((other) => other.from < one.until && other.until > one.from);
    return { side: together.indexOf(one), of: together.length };
  });
}
