import { type ChartTone, toneColor } from './chart-data.ts';
import classes from './share-bar.module.css';

interface Props {
  /** The whole it is a share of. */
  label: string;
  /** From 0 to 1. */
  share: number;
  tone: ChartTone;
}

export function ShareBar({ label, share, tone }: Props) {
  const percent = Math.round(Math.max(0, Math.min(1, share)) * 100);
  return (
    <div className={classes.bar} role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <span className={classes.part} style={{ inlineSize: `${percent}%`, background: toneColor(tone) }} />
    </div>
  );
}
