import classes from './loading-mark.module.css';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

interface Props {
  look?: 'ring' | 'dots' | 'bars' | 'pulse';
  tone?: Tone;
  /** Edge length in pixels. */
  size?: number;
  /** The activity; undefined when text beside it names it. */
  label?: string;
}

/** An inline loading indicator without known progress. For a whole page use `Spinner`. */
export function LoadingMark({ look = 'ring', tone = 'accent', size = 20, label }: Props) {
  const mark = (
    <span className={`${tones.tone} ${classes.mark}`} data-tone={tone} data-look={look} style={{ inlineSize: size, blockSize: size }}>
      {look === 'ring' ? (
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle cx="20" cy="20" r="16" />
          <path d="M20 4a16 16 0 0 1 16 16" />
        </svg>
      ) : (
        <>
          <i />
          {look !== 'pulse' && <i />}
          {look !== 'pulse' && <i />}
        </>
      )}
    </span>
  );
  return label ? (
    <span role="status">
      {mark}
      <span className="visually-hidden">{label}</span>
    </span>
  ) : (
    mark
  );
}
