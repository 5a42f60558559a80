import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Looks } from './divider/looks.tsx';
import { Plain } from './divider/plain.tsx';
import { Tones } from './divider/tones.tsx';
import { Upright } from './divider/upright.tsx';
import { WithIcon } from './divider/with-icon.tsx';
import { WithWords } from './divider/with-words.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'Separates unrelated content.', Shown: Plain },
    code: () => import('./divider/plain.tsx?code'),
  },
  {
    ...{ title: 'With text', text: 'A label at the start, center or end.', Shown: WithWords },
    code: () => import('./divider/with-words.tsx?code'),
  },
  {
    ...{ title: 'Variants', text: 'Solid, dashed or dotted.', Shown: Looks },
    code: () => import('./divider/looks.tsx?code'),
  },
  {
    ...{ title: 'Tones', text: 'Marks a new day or a problem.', Shown: Tones },
    code: () => import('./divider/tones.tsx?code'),
  },
  {
    ...{ title: 'With an icon', text: 'An icon alone or before the label.', Shown: WithIcon },
    code: () => import('./divider/with-icon.tsx?code'),
  },
  {
    ...{ title: 'Vertical', text: 'Separates items side by side.', Shown: Upright },
    code: () => import('./divider/upright.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken: 'A divider has the separator role. Its label is read as text.',
};

export function DividerPage() {
  return <ShowcasePage path="/components/divider" examples={examples} notes={notes} />;
}
