import { Swatches } from './swatches.tsx';

const tokens = [
  ...['--accent', '--accent-text', '--accent-soft', '--success', '--success-soft', '--info', '--info-soft'],
  ...['--warning', '--warning-soft', '--danger', '--danger-soft', '--star'],
];

/** The values are read from the page: they are those of its skin. */
export function Tones() {
  return <Swatches label="Tones" tokens={tokens} />;
}
