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
  /** Null while the fields say none. */
  times: EventTimes | null;
  onTimes: (times: EventTimes) => void;
}

/** When those who are to come are busy, beside the event; nothing for whole days, which make nobody busy, and where nobody is invited. */
export function FreeBusy({ times, ...given }: Props) {
  if (!times || times.allDay || given.guests.length === 0) return null;
  return (
    <Suspense fallback={<div className={classes.coming} aria-hidden="true" />}>
      <FreeBusyStrip times={times} {...given} />
    </Suspense>
  );
}
