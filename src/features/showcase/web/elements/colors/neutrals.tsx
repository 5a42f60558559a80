import { Swatches } from './swatches.tsx';

/** From page background to text. */
export function Neutrals() {
  return (
    <Swatches
      label="Neutrals"
      tokens={['--page', '--card', '--hover', '--line', '--line-strong', '--tick-line', '--text-quiet', '--text']}
    />
  );
}
