import { useTranslation } from '#web/i18n.ts';
import classes from './todo-skeleton.module.css';

// Widths of ghost titles, in per cent: as different as real ones are.
const widths = [46, 62, 38, 55, 70, 42, 58, 34, 64];

/** A row whose to-do is on its way; `offset` is its distance from the list's beginning, in pixels. */
export function GhostRow({ wide, offset }: { wide: boolean; offset: number }) {
  return (
    <li className={classes.row} data-wide={wide || undefined} style={{ transform: `translateY(${offset}px)` }} aria-hidden="true">
      <Ghost width={52} />
    </li>
  );
}

/** The list while its first rows are on their way. */
export function TodoSkeleton({ wide }: { wide: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={classes.list} role="status" aria-label={t('ui.loading')}>
      {widths.map((width) => (
        <div key={width} className={classes.line} data-wide={wide || undefined}>
          <Ghost width={width} />
        </div>
      ))}
    </div>
  );
}

function Ghost({ width }: { width: number }) {
  return (
    <>
      <span className={classes.circle} />
      <span className={classes.text} style={{ inlineSize: `${width}%` }} />
      <span className={classes.face} />
    </>
  );
}
