import type { ReactNode } from 'react';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';
import classes from './tone-mark.module.css';

/** A sign before a name, on a soft ground; the name stands beside it. */
export function ToneMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`${tones.tone} ${classes.mark}`} data-tone={tone} aria-hidden="true">
      {children}
    </span>
  );
}
