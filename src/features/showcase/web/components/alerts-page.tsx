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
    ...{ title: 'Tones', text: 'The colour and the icon say what kind of message it is, the words say it again.', Shown: Tones },
    code: () => import('./alerts/tones.tsx?code'),
  },
  {
    ...{
      title: 'Looks',
      text: 'Soft for most pages, an edge within a card, an outline beside others, solid for what nobody may miss.',
      Shown: Looks,
    },
    code: () => import('./alerts/looks.tsx?code'),
  },
  {
    ...{ title: 'With a title', text: 'The title says what happened, the text what it means.', Shown: WithTitle },
    code: () => import('./alerts/with-title.tsx?code'),
  },
  {
    ...{
      title: 'With something to do',
      text: 'One or two buttons, below the words. The first one is what most will want.',
      Shown: WithActions,
    },
    code: () => import('./alerts/with-actions.tsx?code'),
  },
  {
    ...{ title: 'To be closed', text: 'What one has read may go; what has to be done stays.', Shown: ToClose },
    code: () => import('./alerts/to-close.tsx?code'),
  },
  {
    ...{ title: 'Another icon, or none', text: 'The tone brings its icon. Another one stands for what it is about.', Shown: Icons },
    code: () => import('./alerts/icons.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Tab', 'Reaches the links and buttons in an alert.']],
  spoken:
    'What stands on the page from the beginning is read in its place. What comes while the page is open says so (isLive): a danger at once, everything else when the reader pauses.',
};

/** Says on the page what one has to know. */
export function AlertsPage() {
  return <ShowcasePage path="/components/alerts" examples={examples} notes={notes} />;
}
