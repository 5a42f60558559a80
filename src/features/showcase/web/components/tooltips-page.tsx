import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { InText } from './tooltips/in-text.tsx';
import { Long } from './tooltips/long.tsx';
import { Sides } from './tooltips/sides.tsx';
import { Tones } from './tooltips/tones.tsx';
import { WithKeys } from './tooltips/with-keys.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Sides', text: 'Above, below, at the start, at the end. Without room it takes the other side.', Shown: Sides },
    code: () => import('./tooltips/sides.tsx?code'),
  },
  {
    ...{ title: 'A sentence', text: 'As much as one reads at a glance.', Shown: Long },
    code: () => import('./tooltips/long.tsx?code'),
  },
  {
    ...{ title: 'Tones', text: 'Where it warns, or tells good news.', Shown: Tones },
    code: () => import('./tooltips/tones.tsx?code'),
  },
  {
    ...{ title: 'In a text', text: 'A word that not everybody knows, explained where it stands.', Shown: InText },
    code: () => import('./tooltips/in-text.tsx?code'),
  },
  {
    ...{ title: 'With keys', text: 'What it does, and which key does the same.', Shown: WithKeys },
    code: () => import('./tooltips/with-keys.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Shows the tooltip of what the focus reaches.'],
    ['Esc', 'Hides it; the focus stays.'],
  ],
  spoken:
    'The words describe what they belong to: a screen reader says them after its name. They hold nothing that can be pressed, and nothing that one must know.',
};

/** A few words about something. */
export function TooltipsPage() {
  return <ShowcasePage path="/components/tooltips" examples={examples} notes={notes} />;
}
