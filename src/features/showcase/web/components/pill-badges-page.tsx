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
    ...{ title: 'Tones', text: 'Fully rounded, in six tones.', Shown: Tones },
    code: () => import('./pill-badges/tones.tsx?code'),
  },
  {
    ...{ title: 'Solid and outline', text: 'Solid for emphasis, outline next to many others.', Shown: Solid },
    code: () => import('./pill-badges/solid.tsx?code'),
  },
  {
    ...{ title: 'Counts', text: 'Single digits are round; larger counts show 99+.', Shown: Counts },
    code: () => import('./pill-badges/counts.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small in text, large in headers.', Shown: Sizes },
    code: () => import('./pill-badges/sizes.tsx?code'),
  },
  {
    ...{ title: 'Status', text: 'With a dot and an optional tooltip.', Shown: Status },
    code: () => import('./pill-badges/status.tsx?code'),
  },
  {
    ...{ title: 'Removable', text: 'Selected filters with a remove button.', Shown: ToRemove },
    code: () => import('./pill-badges/to-remove.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken: 'A badge is read as text. A badge with a tooltip is a button: focus shows the tooltip, Esc hides it.',
};

export function PillBadgesPage() {
  return <ShowcasePage path="/components/pill-badges" examples={examples} notes={notes} />;
}
