import type { ReactNode } from 'react';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';
import classes from './tone-mark.module.css';

/** An icon on a tinted background, shown before a name. */
export function ToneMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`${tones.tone} ${classes.mark}`} data-tone={tone} aria-hidden="true">
      {children}
    </span>
  );
}
