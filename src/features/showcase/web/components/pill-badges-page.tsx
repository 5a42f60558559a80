import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Counts } from './pill-badges/counts.tsx';
import { Sizes } from './pill-badges/sizes.tsx';
import { Solid } from './pill-badges/solid.tsx';
import { Status } from './pill-badges/status.tsx';
import { ToRemove } from './pill-badges/to-remove.tsx';
import { Tones } from './pill-badges/tones.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Tones', text: 'Round at both ends, in the six tones.', Shown: Tones },
    code: () => import('./pill-badges/tones.tsx?code'),
  },
  {
    ...{ title: 'Solid and outlined', text: 'For what shall be seen first, and beside many others.', Shown: Solid },
    code: () => import('./pill-badges/solid.tsx?code'),
  },
  {
    ...{ title: 'Counts', text: 'A figure is as wide as it is high; a hundred and more is 99+.', Shown: Counts },
    code: () => import('./pill-badges/counts.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small in a line, large in a head.', Shown: Sizes },
    code: () => import('./pill-badges/sizes.tsx?code'),
  },
  {
    ...{ title: 'A status', text: 'With its dot, and on demand with what it means.', Shown: Status },
    code: () => import('./pill-badges/status.tsx?code'),
  },
  {
    ...{ title: 'To be taken away', text: 'What was chosen, each with a button that takes it away.', Shown: ToRemove },
    code: () => import('./pill-badges/to-remove.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken: 'A badge is read as text in its place. One that explains itself is a button with a tooltip: the focus shows it, Esc hides it.',
};

/** Round badges in every tone. */
export function PillBadgesPage() {
  return <ShowcasePage path="/components/pill-badges" examples={examples} notes={notes} />;
}
