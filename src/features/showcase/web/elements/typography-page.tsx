import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Colours } from './typography/colours.tsx';
import { Descriptions } from './typography/descriptions.tsx';
import { Display } from './typography/display.tsx';
import { Figures } from './typography/figures.tsx';
import { Headings } from './typography/headings.tsx';
import { Inline } from './typography/inline.tsx';
import { Lists } from './typography/lists.tsx';
import { Long } from './typography/long.tsx';
import { Quotes } from './typography/quotes.tsx';
import { Sizes } from './typography/sizes.tsx';
import { Weights } from './typography/weights.tsx';
import { Written } from './typography/written.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Headings', text: 'The title of a page, of a card, of a part of it, and of a few lines.', Shown: Headings },
    code: () => import('./typography/headings.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'One scale for everything: 14 px is the base.', Shown: Sizes },
    code: () => import('./typography/sizes.tsx?code'),
  },
  {
    ...{ title: 'Large words', text: 'A figure on a dashboard, the first line of a page that invites.', Shown: Display },
    code: () => import('./typography/display.tsx?code'),
  },
  {
    ...{ title: 'Weights', text: 'Regular to read, medium for labels, semibold for titles. No others.', Shown: Weights },
    code: () => import('./typography/weights.tsx?code'),
  },
  {
    ...{ title: 'Colours', text: 'Text, quiet text, and the tones. Each is readable in both skins.', Shown: Colours },
    code: () => import('./typography/colours.tsx?code'),
  },
  {
    ...{ title: 'Within a line', text: 'What HTML has for words that are not like the others.', Shown: Inline },
    code: () => import('./typography/inline.tsx?code'),
  },
  {
    ...{ title: 'Lists', text: 'Points, numbers, and signs of one’s own.', Shown: Lists },
    code: () => import('./typography/lists.tsx?code'),
  },
  {
    ...{ title: 'Descriptions', text: 'A word and what is to be said of it: below, or beside each other.', Shown: Descriptions },
    code: () => import('./typography/descriptions.tsx?code'),
  },
  {
    ...{ title: 'Quotes', text: 'What somebody said, with who said it.', Shown: Quotes },
    code: () => import('./typography/quotes.tsx?code'),
  },
  {
    ...{ title: 'More than fits', text: 'One line with an end that is cut, and three lines with one.', Shown: Long },
    code: () => import('./typography/long.tsx?code'),
  },
  {
    ...{ title: 'Figures', text: 'In tables all figures are as wide: what is above each other can be compared.', Shown: Figures },
    code: () => import('./typography/figures.tsx?code'),
  },
  {
    ...{ title: 'What people wrote', text: 'Cleaned, and in the looks of the editor.', Shown: Written },
    code: () => import('./typography/written.tsx?code'),
    isWide: true,
  },
];

const notes: PageNotes = {
  spoken:
    'Headings go down by one step at a time: who listens jumps from one to the next. The size of a heading is a matter of its place, its level a matter of the page.',
};

/** What everything is written in. */
export function TypographyPage() {
  return <ShowcasePage path="/ui-element/typography" examples={examples} notes={notes} />;
}
