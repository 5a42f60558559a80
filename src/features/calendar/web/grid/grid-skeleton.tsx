import type { ShownView } from '../list/shown-days.ts';
import classes from './grid-skeleton.module.css';

export function GridSkeleton({ view }: { view: ShownView }) {
  return <div className={classes.skeleton} data-view={view} aria-hidden="true" />;
}
