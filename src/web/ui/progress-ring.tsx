import type { ReactNode } from 'react';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './progress-ring.module.css';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

interface Props {
  label: string;
  /** From 0 to 1. */
  share: number;
  tone?: Tone;
  /** Edge length in pixels. */
  size?: number;
  /** Replaces the percentage in the center. */
  children?: ReactNode;
}

export function ProgressRing({ label, share, tone = 'accent', size = 72, children }: Props) {
  const { i18n } = useTranslation();
  const value = Math.max(0, Math.min(1, share));
  const percent = Math.round(value * 100);
  return (
    <div
      className={`${tones.tone} ${classes.ring}`}
      data-tone={tone}
      style={{ inlineSize: size, blockSize: size }}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle className={classes.whole} cx="20" cy="20" r="17" pathLength={100} />
        <circle className={classes.part} cx="20" cy="20" r="17" pathLength={100} strokeDasharray={`${percent} 100`} />
      </svg>
      <span className={classes.words}>{children ?? formatPercent(value, i18n.language)}</span>
    </div>
  );
}
