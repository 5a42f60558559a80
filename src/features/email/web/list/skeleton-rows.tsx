import rowClasses from './mail-row.module.css';
import classes from './skeleton-rows.module.css';

export function SkeletonRow({ wide, dense, offset }: RowLook & { offset: number }) {
  return (
    <li
      aria-hidden="true"
      data-dense={dense || undefined}
      className={`${rowClasses.row} ${wide ? rowClasses.wide : rowClasses.narrow} ${classes.row}`}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <span className={classes.circle} />
      <span className={classes.bars}>
        <span className={classes.bar} />
        <span className={classes.bar} />
      </span>
    </li>
  );
}

export function SkeletonRows({ label, ...look }: RowLook & { label: string }) {
  const height = rowHeightOf(look);
  return (
    <ul className={classes.rows} aria-busy="true" aria-label={label} data-wide={look.wide || undefined}>
      {Array.from({ length: 12 }, (_, index) => index * height).map((offset) => (
        <SkeletonRow key={offset} {...look} offset={offset} />
      ))}
    </ul>
  );
}

interface RowLook {
  /** One line per email; otherwise the lines of a narrow list. */
  wide: boolean;
  /** Lower rows with less content. */
  dense: boolean;
}

/** Row heights in pixels, as in `mail-row.module.css`. */
export function rowHeightOf({ wide, dense }: RowLook): number {
  if (wide) return dense ? 36 : 52;
  return dense ? 60 : 64;
}
