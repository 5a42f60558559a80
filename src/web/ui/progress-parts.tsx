import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './progress-parts.module.css';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';
import { ToneDot } from './tone-dot.tsx';

interface Props {
  /** Accessible name of the whole. */
  label: string;
  /** Shares from 0 to 1, at most 1 in total. */
  parts: readonly { key: string; label: string; share: number; tone: Tone }[];
}

/** A stacked bar of the parts of a whole, with a legend below. */
export function ProgressParts({ label, parts }: Props) {
  const { i18n } = useTranslation();
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.label}>{label}</figcaption>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ key, share, tone }) => (
          <span key={key} className={`${tones.tone} ${classes.part}`} data-tone={tone} style={{ inlineSize: `${share * 100}%` }} />
        ))}
      </div>
      <ul className={classes.words}>
        {parts.map(({ key, label: name, share, tone }) => (
          <li key={key} className={classes.word}>
            <ToneDot tone={tone} size={8} />
            {name} <span className={classes.share}>{formatPercent(share, i18n.language)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
