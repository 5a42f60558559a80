import type { ReactNode } from 'react';
import classes from './stat-card.module.css';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

interface StatCardProps {
  label: string;
  value: ReactNode;
  /** A muted line below. */
  note?: ReactNode;
  icon?: ReactNode;
  tone?: Tone;
}

/** A figure with its label. Put several into `StatCards`. */
export function StatCard({ label, value, note, icon, tone = 'accent' }: StatCardProps) {
  return (
    <div className={classes.card}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      {note ? <dd className={classes.note}>{note}</dd> : null}
      {icon ? (
        <dd className={`${tones.tone} ${classes.icon}`} data-tone={tone} aria-hidden="true">
          {icon}
        </dd>
      ) : null}
    </div>
  );
}
