import { type ChartSeries, toneColor } from './chart-data.ts';
import classes from './chart-legend.module.css';

export function ChartLegend({ series }: { series: readonly Pick<ChartSeries, 'name' | 'tone'>[] }) {
  return (
    <ul className={classes.legend}>
      {series.map(({ name, tone }) => (
        <li key={name} className={classes.entry}>
          <span className={classes.dot} style={{ background: toneColor(tone) }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
