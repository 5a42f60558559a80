import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { clockParts, readerFormat } from '#web/dates/format-date.ts';
import { dayOf } from '#web/dates/plain-day.ts';
import { weekendDays } from '#web/dates/week-start.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendarClock } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import type { CalendarEvent, Guest } from '../../contract.ts';
import { mostAskedPeople } from '../../free-busy-contract.ts';
import { type EventTimes, spanOf } from '../event-times.ts';
import { inTheWay, spansOf } from './busy-then.ts';
import classes from './free-busy.module.css';
import { askedDays, busyTimesQuery } from './free-busy-query.ts';
import { FreeBusyRow } from './free-busy-row.tsx';
import { FreeBusySum } from './free-busy-sum.tsx';
import { nextFreeTime } from './next-free-time.ts';
import { stripHours } from './strip-hours.ts';
import { StripScale } from './strip-scale.tsx';
import { useInvited } from './use-invited.ts';

interface Props {
  event: CalendarEvent | null;
  guests: readonly Guest[];
  times: EventTimes;
  onTimes: (times: EventTimes) => void;
}

/** The day of an event with a row for each who is to come: when they are busy, who of them is while the event is, and when all are free. */
export function FreeBusyStrip({ event, guests, times, onTimes }: Props) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  /** What a free time was looked for in vain for. */
  const [searched, setSearched] = useState('');
  const all = useInvited(event, guests);
  const invited = all.slice(0, mostAskedPeople);
  const then = spanOf(times);
  const day = dayOf(then.from);
  const asked = { day, people: invited.flatMap(({ personId }) => personId ?? []).sort((a, b) => a - b), leftOut: leftOutOf(event) };
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...busyTimesQuery(asked), enabled: asked.people.length > 0 });
  const known = new Map(data?.people.map(({ personId, busy }) => [personId, spansOf(busy)]));
  const isComplete = data !== undefined && !isPlaceholderData && !data.truncated;
  const hours = stripHours(day, [then, ...[...known.values()].flat()]);
  const conflicts = [...known.values()].flatMap((busy) => inTheWay(busy, then) ?? []);
  const written = readerFormat(i18n.language, { weekday: 'short', day: 'numeric', month: 'short', ...clockParts(i18n.language) });

  const search = `${times.start} ${times.end} ${asked.people.join()}`;
  const moveOn = () => {
    if (!isComplete) return;
    const busy = [...known.values()].flat();
    const found = nextFreeTime({ now: then, busy, earliest: new Date(), days: askedDays, weekend: weekendDays(i18n.language) });
    setSearched(found ? '' : search);
    if (found) onTimes({ ...times, start: found.from.toISOString(), end: times.end && found.until.toISOString() });
  };
  return (
    <section className={classes.strip} aria-labelledby={titleId} aria-busy={!data && !error}>
      <div className={classes.head}>
        <span className={classes.title} id={titleId}>
          {t('calendar.freeBusy.title')}
        </span>
        {/* Never disabled: it keeps the focus while another day is on its way. */}
        <Button look="outline" className={classes.next} aria-disabled={!isComplete || undefined} onClick={moveOn}>
          <IconCalendarClock size={18} stroke={1.75} aria-hidden="true" />
          {t('calendar.freeBusy.next')}
        </Button>
      </div>
      {error && !data ? (
        <p className={classes.failure} role="alert">
          {t('calendar.freeBusy.failed')}
          <Button look="plain" onClick={() => void refetch()}>
            {t('ui.tryAgain')}
          </Button>
        </p>
      ) : (
        <>
          <p className={classes.sum} role="status">
            <bdi>{written.formatRange(then.from, then.until)}</bdi>
            {isComplete && (
              <FreeBusySum known={known.size} isAll={known.size === invited.length} isNoneFound={searched === search} {...{ conflicts }} />
            )}
          </p>
          <StripScale day={day} hours={hours} />
          <ul className={classes.rows}>
            {invited.map(({ key, name, personId }) => (
              <FreeBusyRow
                key={key}
                name={name}
                busy={personId === null ? null : (known.get(personId) ?? (isComplete || data?.truncated ? null : undefined))}
                {...{ then, day, hours }}
              />
            ))}
          </ul>
          {data?.truncated && <p className={classes.note}>{t('calendar.freeBusy.notAll')}</p>}
          {all.length > invited.length && <p className={classes.note}>{t('calendar.freeBusy.most', { count: mostAskedPeople })}</p>}
        </>
      )}
    </section>
  );
}

function leftOutOf(event: CalendarEvent | null): { event?: number; occurrence?: string } {
  // One that is being added has no id yet.
  if (!event || event.id < 1) return {};
  const { occurrence } = event.extendedProps;
  return { event: event.id, ...(occurrence !== null && { occurrence }) };
}
