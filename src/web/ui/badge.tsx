import type { ReactNode } from 'react';
import classes from './badge.module.css';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

interface Props {
  tone?: Tone;
  look?: 'soft' | 'solid' | 'outline';
  shape?: 'square' | 'pill';
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
}

/** A small label for a state, kind or count. */
export function Badge({ tone = 'neutral', look = 'soft', shape = 'square', size = 'medium', children }: Props) {
  return (
    <span className={`${tones.tone} ${classes.badge}`} data-tone={tone} data-look={look} data-shape={shape} data-size={size}>
      {children}
    </span>
  );
}
