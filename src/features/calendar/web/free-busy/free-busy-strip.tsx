import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { daysBetween } from '#web/dates/day-steps.ts';
import { clockParts, readerFormat } from '#web/dates/format-date.ts';
import { addDays, beginOf, dayOf, type PlainDay } from '#web/dates/plain-day.ts';
import { weekendDays } from '#web/dates/week-start.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendarClock } from '#web/icons.ts';
import { useSession } from '#web/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import type { CalendarEvent, Guest } from '../../contract.ts';
import { listBusyTimes, maxAskedPeople } from '../../free-busy-contract.ts';
import { type EventTimes, spanOf } from '../event-times.ts';
import { peopleQuery } from '../queries.ts';
import classes from './free-busy.module.css';
import { FreeBusyRow, StripScale } from './free-busy-row.tsx';
import { inTheWay, nextFreeTime, spansOf, stripHours } from './free-times.ts';

interface Props {
  event: CalendarEvent | null;
  guests: readonly Guest[];
  times: EventTimes;
  onTimes: (times: EventTimes) => void;
}

/** Availability of each attendee on the day of an event, with a summary and a search for the next free time. */
export function FreeBusyStrip({ event, guests, times, onTimes }: Props) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  /** Search that found no free time. */
  const [searched, setSearched] = useState('');
  const all = useInvited(event, guests);
  const invited = all.slice(0, maxAskedPeople);
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
    const found = nextFreeTime({ now: then, busy, earliest: new Date(), days: requestedDays, weekend: weekendDays(i18n.language) });
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
          {all.length > invited.length && <p className={classes.note}>{t('calendar.freeBusy.most', { count: maxAskedPeople })}</p>}
        </>
      )}
    </section>
  );
}

function leftOutOf(event: CalendarEvent | null): { event?: number; occurrence?: string } {
  // An unsaved event has no id yet.
  if (!event || event.id < 1) return {};
  const { occurrence } = event.extendedProps;
  return { event: event.id, ...(occurrence !== null && { occurrence }) };
}

interface SumProps {
  /** Certainty of each conflict. */
  conflicts: readonly { isMaybe: boolean }[];
  /** Number of attendees with known busy times, and whether that is everyone. */
  known: number;
  isAll: boolean;
  isNoneFound: boolean;
}

function FreeBusySum({ conflicts, known, isAll, isNoneFound }: SumProps) {
  const { t } = useTranslation();
  const sure = conflicts.filter(({ isMaybe }) => !isMaybe).length;
  if (isNoneFound) return <span data-state="none">{t('calendar.freeBusy.noneFound')}</span>;
  if (sure > 0) return <span data-state="busy">{t('calendar.freeBusy.someBusy', { count: sure, all: known })}</span>;
  if (conflicts.length > 0)
    return <span data-state="maybe">{t('calendar.freeBusy.someMaybe', { count: conflicts.length, all: known })}</span>;
  return <span>{t(isAll ? 'calendar.freeBusy.allFree' : 'calendar.freeBusy.knownFree')}</span>;
}

/** An attendee; external ones have no id. */
export interface Invited {
  key: string;
  name: string;
  personId: number | null;
}

/** Returns the owner and the guests, without duplicates. */
function useInvited(event: CalendarEvent | null, guests: readonly Guest[]): Invited[] {
  const { t } = useTranslation();
  const me = useSession()?.id ?? null;
  const ownerId = event?.extendedProps.ownerId ?? me;
  const { data: people = [] } = useQuery({ ...peopleQuery(), enabled: useCan('read', 'Person') && ownerId !== me });
  const nameOf = (personId: number | null, name = '') => (personId !== null && personId === me ? t('calendar.freeBusy.you') : name);
  const owner = people.find(({ id }) => id === ownerId)?.fullName;
  const invited = guests.map(({ personId, email, name }) => ({
    key: String(personId ?? email),
    name: nameOf(personId, name || email),
    personId,
  }));
  if (ownerId === null || invited.some(({ personId }) => personId === ownerId)) return invited;
  const organizer = { key: String(ownerId), name: nameOf(ownerId, owner), personId: ownerId };
  // Omits an organizer whose name the reader cannot read.
  return organizer.name ? [organizer, ...invited] : invited;
}

/** Number of days per request: the event's day and those searched for a free time. */
const requestedDays = 15;

interface Asked {
  people: readonly number[];
  day: PlainDay;
  /** The event being scheduled, which is no conflict. */
  leftOut: { event?: number; occurrence?: string };
}

/** Query for people's busy times on a day and the two weeks after it. Shows a previous result as a placeholder if it covers the day. */
const busyTimesQuery = ({ people, day, leftOut }: Asked) =>
  queryOptions({
    queryKey: ['calendar', 'free-busy', leftOut.event, leftOut.occurrence, day, people.join()] as const,
    queryFn: ({ signal }) => {
      const range = { start: beginOf(day).toISOString(), end: beginOf(addDays(day, requestedDays)).toISOString() };
      return call(listBusyTimes, { query: { people: [...people], ...range, ...leftOut } }, { signal });
    },
    placeholderData: (known, query) => {
      if (!query) return undefined;
      const [, , event, occurrence, knownDay] = query.queryKey;
      const ahead = daysBetween(knownDay, day);
      return event === leftOut.event && occurrence === leftOut.occurrence && ahead >= 0 && ahead < requestedDays ? known : undefined;
    },
    staleTime: 30_000,
  });
