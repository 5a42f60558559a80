import { useTranslation } from '#web/i18n.ts';
import classes from './todo-skeleton.module.css';

// Widths of skeleton titles, in percent, as varied as real ones.
const widths = [46, 62, 38, 55, 70, 42, 58, 34, 64];

/** Placeholder row while its to-do is loading; `offset` is the distance from the top of the list, in pixels. */
export function GhostRow({ wide, offset }: { wide: boolean; offset: number }) {
  return (
    <li className={classes.row} data-wide={wide || undefined} style={{ transform: `translateY(${offset}px)` }} aria-hidden="true">
      <Ghost width={52} />
    </li>
  );
}

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
