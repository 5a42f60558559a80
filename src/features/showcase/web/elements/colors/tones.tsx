import { Swatches } from './swatches.tsx';

const tokens = [
  ...['--accent', '--accent-text', '--accent-soft', '--success', '--success-soft', '--info', '--info-soft'],
  ...['--warning', '--warning-soft', '--danger', '--danger-soft', '--star'],
];

/** Values are read from the page in its active color scheme. */
export function Tones() {
  return <Swatches label="Tones" tokens={tokens} />;
}
