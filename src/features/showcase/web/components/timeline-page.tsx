import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Basic } from './timeline/basic.tsx';
import { Icons } from './timeline/icons.tsx';
import { Live } from './timeline/live.tsx';
import { More } from './timeline/more.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Basic', text: 'What happened, who did it and when.', Shown: Basic },
    code: () => import('./timeline/basic.tsx?code'),
  },
  {
    ...{ title: 'Live', text: 'New items appear at the top.', Shown: Live },
    code: () => import('./timeline/live.tsx?code'),
  },
  {
    ...{ title: 'With icons', text: 'Icons show the type of event.', Shown: Icons },
    code: () => import('./timeline/icons.tsx?code'),
  },
  {
    ...{ title: 'With details', text: 'A file, text or people below the event.', Shown: More },
    code: () => import('./timeline/more.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken: 'An ordered list, newest first. Dots and icons are hidden from screen readers; the text has all details.',
};

export function TimelinePage() {
  return <ShowcasePage path="/components/timeline" examples={examples} notes={notes} />;
}
