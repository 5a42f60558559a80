import { Swatches } from './swatches.tsx';

/** From the page to the text. */
export function Neutrals() {
  return (
    <Swatches
      label="Neutrals"
      tokens={['--page', '--card', '--hover', '--line', '--line-strong', '--tick-line', '--text-quiet', '--text']}
    />
  );
}
