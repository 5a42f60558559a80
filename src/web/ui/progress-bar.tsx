import { useId } from 'react';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './progress-bar.module.css';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

interface Props {
  label: string;
  hidesLabel?: boolean;
  /** From 0 to 1; undefined if unknown. */
  share?: number;
  /** Replaces the percentage: `3 of 8`. */
  shown?: string;
  tone?: Tone;
  size?: 'small' | 'medium' | 'large';
  isStriped?: boolean;
}

export function ProgressBar(props: Props) {
  const { label, hidesLabel = false, share, shown, tone = 'accent', size = 'medium', isStriped = false } = props;
  const { i18n } = useTranslation();
  const id = useId();
  const value = share === undefined ? undefined : Math.max(0, Math.min(1, share));
  return (
    <div className={`${tones.tone} ${classes.place}`} data-tone={tone}>
      <div className={hidesLabel ? 'visually-hidden' : classes.words}>
        <label htmlFor={id}>{label}</label>
        {value !== undefined && <span className={classes.shown}>{shown ?? formatPercent(value, i18n.language)}</span>}
      </div>
      <progress id={id} className={classes.bar} data-size={size} data-striped={isStriped || undefined} value={value} max={1} />
    </div>
  );
}
