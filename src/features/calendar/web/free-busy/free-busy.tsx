import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import type { CalendarEvent, Guest } from '../../contract.ts';
import type { EventTimes } from '../event-times.ts';
import classes from './free-busy.module.css';

const FreeBusyStrip = lazyPart(() => import('./free-busy-strip.tsx').then((module) => module.FreeBusyStrip));

interface Props {
  /** The event; null for a new one. */
  event: CalendarEvent | null;
  guests: readonly Guest[];
  /** Null while the form's times are invalid. */
  times: EventTimes | null;
  onTimes: (times: EventTimes) => void;
}

/** Availability next to an event; nothing for all-day events, which keep no one busy, or without guests. */
export function FreeBusy({ times, ...given }: Props) {
  if (!times || times.allDay || given.guests.length === 0) return null;
  return (
    <Suspense fallback={<div className={classes.coming} aria-hidden="true" />}>
      <FreeBusyStrip times={times} {...given} />
    </Suspense>
  );
}
