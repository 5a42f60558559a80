import type { ReactNode } from 'react';
import classes from './divider.module.css';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

interface Props {
  /** Position of the text in the line. */
  place?: 'start' | 'middle' | 'end';
  look?: 'solid' | 'dashed' | 'dotted';
  tone?: Tone;
  /** Vertical, without text. */
  isUpright?: boolean;
  children?: ReactNode;
}

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
