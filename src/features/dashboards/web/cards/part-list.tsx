import { type ChartPart, toneColor } from '#web/charts/chart-data.ts';
import classes from './part-list.module.css';

interface Props {
  parts: readonly ChartPart[];
  format: (value: number) => string;
}

/** Legend with colors; each part links to its list. */
export function PartList({ parts, format }: Props) {
  return (
    <ul className={classes.parts}>
      {parts.map(({ name, value, tone, href }) => (
        <li key={name} className={classes.part}>
          <span className={classes.dot} style={{ background: toneColor(tone) }} />
          {href ? (
            <a className={classes.name} href={href}>
              {name}
            </a>
          ) : (
            <span className={classes.name}>{name}</span>
          )}
          <bdi className={classes.value}>{format(value)}</bdi>
        </li>
      ))}
    </ul>
  );
}
