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
    ...{ title: 'Variants', text: 'One primary button per page, outline for secondary actions, plain in text and tables.', Shown: Looks },
    code: () => import('./buttons/looks.tsx?code'),
  },
  {
    ...{ title: 'Tones', text: 'Red for destructive actions, green for completion, accent for everything else.', Shown: Tones },
    code: () => import('./buttons/tones.tsx?code'),
  },
  {
    ...{
      title: 'Sizes',
      text: 'Small in toolbars and alerts, large for a single action. Touch targets are at least 44 pixels.',
      Shown: Sizes,
    },
    code: () => import('./buttons/sizes.tsx?code'),
  },
  {
    ...{ title: 'With an icon', text: 'Before or after the text, or icon only with a label.', Shown: WithIcons },
    code: () => import('./buttons/with-icons.tsx?code'),
  },
  {
    ...{ title: 'States', text: 'Loading, disabled and pressed.', Shown: States },
    code: () => import('./buttons/states.tsx?code'),
  },
  {
    ...{ title: 'Groups', text: 'Related buttons side by side, with a pressed state.', Shown: Groups },
    code: () => import('./buttons/groups.tsx?code'),
  },
  {
    ...{ title: 'Full width', text: 'For narrow cards and phones.', Shown: Wide },
    code: () => import('./buttons/wide.tsx?code'),
  },
  {
    ...{ title: 'Links styled as buttons', text: 'Links to pages can be opened in a new tab.', Shown: Links },
    code: () => import('./buttons/links.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Enter', 'Presses the focused button, as does Space.']],
  spoken:
    'A button is named by its text. An icon button has a label, also shown as a tooltip. A loading button is announced as busy, ignores presses and keeps focus.',
};

export function ButtonsPage() {
  return <ShowcasePage path="/components/buttons" examples={examples} notes={notes} />;
}
