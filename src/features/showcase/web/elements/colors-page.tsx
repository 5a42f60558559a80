import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { ChartColours } from './colors/chart-colours.tsx';
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
      text: 'For meaning only. Each has a strong colour for text and edges, and a soft ground for it. A press copies the token.',
      Shown: Tones,
    },
    code: () => import('./colors/tones.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Neutrals', text: 'Grounds, lines and text: most of every page.', Shown: Neutrals },
    code: () => import('./colors/neutrals.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'In charts', text: 'Five that can be told apart in both skins, and one for what was before.', Shown: ChartColours },
    code: () => import('./colors/chart-colours.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Contrast', text: 'Computed here, in both skins. Text needs 4.5, what is drawn needs 3.', Shown: ContrastTable },
    code: () => import('./colors/contrast-table.tsx?code'),
    isWide: true,
  },
  {
    ...{
      title: 'Gradients',
      text: 'For a cover or an empty face, never behind a text that one has to read. A press copies it.',
      Shown: Gradients,
    },
    code: () => import('./colors/gradients.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Mixed', text: 'What a token has not, it gives: a veil, an edge, a ground, by how much of it there is.', Shown: Mixes },
    code: () => import('./colors/mixes.tsx?code'),
  },
  {
    ...{ title: 'In use', text: 'The same tone as a ground, as a text, as a solid mark.', Shown: InUse },
    code: () => import('./colors/in-use.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Enter', 'Copies the token that has the focus.']],
  spoken: 'Each swatch is a button that is named by its token and its value. A colour never says anything alone: the word beside it does.',
};

/** The palette and its contrast. */
export function ColorsPage() {
  return <ShowcasePage path="/colors" examples={examples} notes={notes} />;
}
