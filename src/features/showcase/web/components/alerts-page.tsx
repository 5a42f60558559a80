import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Icons } from './alerts/icons.tsx';
import { Looks } from './alerts/looks.tsx';
import { ToClose } from './alerts/to-close.tsx';
import { Tones } from './alerts/tones.tsx';
import { WithActions } from './alerts/with-actions.tsx';
import { WithTitle } from './alerts/with-title.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Tones', text: 'Color and icon show the type of message; the text states it too.', Shown: Tones },
    code: () => import('./alerts/tones.tsx?code'),
  },
  {
    ...{
      title: 'Variants',
      text: 'Soft for most pages, edge in a card, outline next to others, solid for critical messages.',
      Shown: Looks,
    },
    code: () => import('./alerts/looks.tsx?code'),
  },
  {
    ...{ title: 'With a title', text: 'The title says what happened, the text explains it.', Shown: WithTitle },
    code: () => import('./alerts/with-title.tsx?code'),
  },
  {
    ...{
      title: 'With actions',
      text: 'One or two buttons below the text, the main one first.',
      Shown: WithActions,
    },
    code: () => import('./alerts/with-actions.tsx?code'),
  },
  {
    ...{ title: 'Dismissible', text: 'Closes after reading. Keep alerts that need action.', Shown: ToClose },
    code: () => import('./alerts/to-close.tsx?code'),
  },
  {
    ...{ title: 'Custom icon or none', text: 'Each tone has an icon that you can replace or hide.', Shown: Icons },
    code: () => import('./alerts/icons.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Tab', 'Moves to the links and buttons in an alert.']],
  spoken:
    'Alerts on the page are read in order. Alerts that appear later are announced (isLive): danger immediately, others when the reader pauses.',
};

export function AlertsPage() {
  return <ShowcasePage path="/components/alerts" examples={examples} notes={notes} />;
}
