import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { InText } from './tooltips/in-text.tsx';
import { Long } from './tooltips/long.tsx';
import { Sides } from './tooltips/sides.tsx';
import { Tones } from './tooltips/tones.tsx';
import { WithKeys } from './tooltips/with-keys.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Sides', text: 'Top, bottom, start or end. Flips when there’s no room.', Shown: Sides },
    code: () => import('./tooltips/sides.tsx?code'),
  },
  {
    ...{ title: 'Text', text: 'A short explanation.', Shown: Long },
    code: () => import('./tooltips/long.tsx?code'),
  },
  {
    ...{ title: 'Tones', text: 'For warnings and good news.', Shown: Tones },
    code: () => import('./tooltips/tones.tsx?code'),
  },
  {
    ...{ title: 'Inline', text: 'Explains a term in text.', Shown: InText },
    code: () => import('./tooltips/in-text.tsx?code'),
  },
  {
    ...{ title: 'With shortcuts', text: 'Shows the action and its shortcut.', Shown: WithKeys },
    code: () => import('./tooltips/with-keys.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Shows the tooltip of the focused element.'],
    ['Esc', 'Hides the tooltip and keeps focus.'],
  ],
  spoken: 'A tooltip is the element’s description, read after its name. Don’t put controls or essential information in it.',
};

export function TooltipsPage() {
  return <ShowcasePage path="/components/tooltips" examples={examples} notes={notes} />;
}
