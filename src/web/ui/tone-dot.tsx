import tones from './tone.module.css';
import type { Tone } from './tone.ts';
import classes from './tone-dot.module.css';

interface Props {
  tone: Tone;
  /** Accessible label of the color; undefined when text beside it says the same. */
  label?: string;
  /** In pixels. */
  size?: number;
}

/** A colored dot, for example for presence or something new. */
export function ToneDot({ tone, label, size = 10 }: Props) {
  const look = { className: `${tones.tone} ${classes.dot}`, 'data-tone': tone, style: { inlineSize: size, blockSize: size } };
  return label ? <span {...look} role="img" aria-label={label} title={label} /> : <span {...look} aria-hidden="true" />;
}
