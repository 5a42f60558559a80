import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Groups } from './buttons/groups.tsx';
import { Links } from './buttons/links.tsx';
import { Looks } from './buttons/looks.tsx';
import { Sizes } from './buttons/sizes.tsx';
import { States } from './buttons/states.tsx';
import { Tones } from './buttons/tones.tsx';
import { Wide } from './buttons/wide.tsx';
import { WithIcons } from './buttons/with-icons.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Looks', text: 'One primary button on a page; outlines beside it; plain ones within a text or a table.', Shown: Looks },
    code: () => import('./buttons/looks.tsx?code'),
  },
  {
    ...{ title: 'Tones', text: 'Red for what destroys, green for what ends well; everything else is the accent’s.', Shown: Tones },
    code: () => import('./buttons/tones.tsx?code'),
  },
  {
    ...{
      title: 'Sizes',
      text: 'Small in bars and alerts, large where it is the only thing to do. A finger always finds 44 pixels.',
      Shown: Sizes,
    },
    code: () => import('./buttons/sizes.tsx?code'),
  },
  {
    ...{ title: 'With an icon', text: 'Before the words, behind them, or alone with a name.', Shown: WithIcons },
    code: () => import('./buttons/with-icons.tsx?code'),
  },
  {
    ...{ title: 'States', text: 'Under way, off, and on.', Shown: States },
    code: () => import('./buttons/states.tsx?code'),
  },
  {
    ...{ title: 'Groups', text: 'What belongs together stands edge to edge; one that is on says so.', Shown: Groups },
    code: () => import('./buttons/groups.tsx?code'),
  },
  {
    ...{ title: 'As wide as its place', text: 'In a narrow card, or on a phone.', Shown: Wide },
    code: () => import('./buttons/wide.tsx?code'),
  },
  {
    ...{ title: 'Links that look like buttons', text: 'What leads to a page is a link: it can be opened in another tab.', Shown: Links },
    code: () => import('./buttons/links.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Enter', 'Presses the button that has the focus; the space bar does the same.']],
  spoken:
    'A button is named by its words; one with an icon alone has a label, which is its tooltip too. One that is busy says so and takes no presses, but keeps the focus.',
};

/** Looks, sizes and states of buttons. */
export function ButtonsPage() {
  return <ShowcasePage path="/components/buttons" examples={examples} notes={notes} />;
}
