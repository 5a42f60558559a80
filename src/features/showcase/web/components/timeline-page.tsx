import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './timeline/basic.tsx';
import { Icons } from './timeline/icons.tsx';
import { Live } from './timeline/live.tsx';
import { More } from './timeline/more.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Basic', text: 'A dot in its tone, what happened, who did it, and how long ago.', Shown: Basic },
    code: () => import('./timeline/basic.tsx?code'),
  },
  {
    ...{ title: 'As it happens', text: 'What is new comes in at the top.', Shown: Live },
    code: () => import('./timeline/live.tsx?code'),
  },
  {
    ...{ title: 'With icons', text: 'What kind of thing happened, at first sight.', Shown: Icons },
    code: () => import('./timeline/icons.tsx?code'),
  },
  {
    ...{ title: 'With more below', text: 'A file, a text, or people, below what happened.', Shown: More },
    code: () => import('./timeline/more.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'It is an ordered list, the newest first. The dots and icons are for the eyes only: the words say what happened, who did it, and when.',
};

/** What happened, one after the other. */
export function TimelinePage() {
  return <ShowcasePage path="/components/timeline" examples={examples} notes={notes} />;
}
