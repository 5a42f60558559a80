import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { ChartColors } from './colors/chart-colors.tsx';
import { ContrastTable } from './colors/contrast-table.tsx';
import { Gradients } from './colors/gradients.tsx';
import { InUse } from './colors/in-use.tsx';
import { Mixes } from './colors/mixes.tsx';
import { Neutrals } from './colors/neutrals.tsx';
import { Tones } from './colors/tones.tsx';

const examples: readonly Example[] = [
  {
    ...{
      title: 'Tones',
      text: 'Semantic colors: a strong one for text and borders, a soft one for backgrounds. Click to copy the token.',
      Shown: Tones,
    },
    code: () => import('./colors/tones.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Neutrals', text: 'Backgrounds, borders and text.', Shown: Neutrals },
    code: () => import('./colors/neutrals.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'In charts', text: 'Five distinct colors for both themes, and one for the previous period.', Shown: ChartColors },
    code: () => import('./colors/chart-colors.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Contrast', text: 'Computed live for both themes. Text needs 4.5, graphics need 3.', Shown: ContrastTable },
    code: () => import('./colors/contrast-table.tsx?code'),
    isWide: true,
  },
  {
    ...{
      title: 'Gradients',
      text: 'For covers and empty states, never behind text. Click to copy.',
      Shown: Gradients,
    },
    code: () => import('./colors/gradients.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Mixes', text: 'Transparent mixes of a token for overlays, borders and backgrounds.', Shown: Mixes },
    code: () => import('./colors/mixes.tsx?code'),
  },
  {
    ...{ title: 'In use', text: 'One tone as background, text and solid badge.', Shown: InUse },
    code: () => import('./colors/in-use.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Enter', 'Copies the focused token.']],
  spoken: 'Each swatch is a button labeled with its token and value. Color is never the only cue: text says the same.',
};

export function ColorsPage() {
  return <ShowcasePage path="/colors" examples={examples} notes={notes} />;
}
