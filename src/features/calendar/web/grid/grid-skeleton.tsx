import type { CalendarView } from '../calendar-place.ts';
import classes from './grid-skeleton.module.css';

/** The frame of a view while its code is on its way. */
export function GridSkeleton({ view }: { view: CalendarView }) {
  return <div className={classes.skeleton} data-view={view} aria-hidden="true" />;
}
