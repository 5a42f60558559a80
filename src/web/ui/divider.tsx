import type { ReactNode } from 'react';
import classes from './divider.module.css';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

interface Props {
  /** Where the words stand in the line. */
  place?: 'start' | 'middle' | 'end';
  look?: 'solid' | 'dashed' | 'dotted';
  tone?: Tone;
  /** Between parts beside each other; it has no words. */
  isUpright?: boolean;
  children?: ReactNode;
}

/** A line between parts, with words or without. */
export function Divider({ place = 'middle', look = 'solid', tone, isUpright = false, children }: Props) {
  const attributes = { 'data-look': look, 'data-tone': tone };
  if (isUpright) return <span {...attributes} className={classes.upright} />;
  if (!children) return <hr {...attributes} className={tone ? `${tones.tone} ${classes.line}` : classes.line} />;
  return (
    <div {...attributes} className={tone ? `${tones.tone} ${classes.divider}` : classes.divider} data-place={place}>
      {children}
    </div>
  );
}
