import tones from './tone.module.css';
import type { Tone } from './tone.ts';
import classes from './tone-dot.module.css';

interface Props {
  tone: Tone;
  /** What it means, for who cannot see the colour; without it, words beside it say so. */
  label?: string;
  /** In pixels. */
  size?: number;
}

/** A dot in a tone: somebody is there, something is new. */
export function ToneDot({ tone, label, size = 10 }: Props) {
  const look = { className: `${tones.tone} ${classes.dot}`, 'data-tone': tone, style: { inlineSize: size, blockSize: size } };
  return label ? <span {...look} role="img" aria-label={label} title={label} /> : <span {...look} aria-hidden="true" />;
}
