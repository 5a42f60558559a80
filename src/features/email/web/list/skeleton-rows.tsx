import rowClasses from './mail-row.module.css';
import classes from './skeleton-rows.module.css';

/** The place of a mail that is not loaded yet. */
export function SkeletonRow({ wide, offset }: { wide: boolean; offset: number }) {
  return (
    <li
      aria-hidden="true"
      className={`${rowClasses.row} ${wide ? rowClasses.wide : rowClasses.narrow} ${classes.row}`}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <span className={classes.circle} />
      <span className={classes.bars}>
        <span className={classes.bar} />
        <span className={classes.bar} />
        {wide ? null : <span className={classes.bar} />}
      </span>
    </li>
  );
}

/** The list while its first page is on the way. */
export function SkeletonRows({ wide, label }: { wide: boolean; label: string }) {
  return (
    <ul className={classes.rows} aria-busy="true" aria-label={label} data-wide={wide || undefined}>
      {Array.from({ length: 12 }, (_, index) => (
        <SkeletonRow key={offsetOf(index, wide)} wide={wide} offset={offsetOf(index, wide)} />
      ))}
    </ul>
  );
}

const offsetOf = (index: number, wide: boolean) => index * (wide ? 52 : 92);
