import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Colors } from './typography/colors.tsx';
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
    ...{ title: 'Headings', text: 'Page, card, section and subsection titles.', Shown: Headings },
    code: () => import('./typography/headings.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'One type scale with a 14 px base.', Shown: Sizes },
    code: () => import('./typography/sizes.tsx?code'),
  },
  {
    ...{ title: 'Display', text: 'For key figures and hero headlines.', Shown: Display },
    code: () => import('./typography/display.tsx?code'),
  },
  {
    ...{ title: 'Weights', text: 'Regular for body text, medium for labels, semibold for titles.', Shown: Weights },
    code: () => import('./typography/weights.tsx?code'),
  },
  {
    ...{ title: 'Colors', text: 'Primary, secondary and semantic text, readable in both themes.', Shown: Colors },
    code: () => import('./typography/colors.tsx?code'),
  },
  {
    ...{ title: 'Inline', text: 'Inline HTML elements.', Shown: Inline },
    code: () => import('./typography/inline.tsx?code'),
  },
  {
    ...{ title: 'Lists', text: 'Bullets, numbers and custom markers.', Shown: Lists },
    code: () => import('./typography/lists.tsx?code'),
  },
  {
    ...{ title: 'Descriptions', text: 'Terms and descriptions, stacked or side by side.', Shown: Descriptions },
    code: () => import('./typography/descriptions.tsx?code'),
  },
  {
    ...{ title: 'Quotes', text: 'A quote with its author.', Shown: Quotes },
    code: () => import('./typography/quotes.tsx?code'),
  },
  {
    ...{ title: 'More than fits', text: 'Truncated after one line or three.', Shown: Long },
    code: () => import('./typography/long.tsx?code'),
  },
  {
    ...{ title: 'Figures', text: 'Tabular figures align in columns.', Shown: Figures },
    code: () => import('./typography/figures.tsx?code'),
  },
  {
    ...{ title: 'Rich text', text: 'Sanitized HTML in the editor’s style.', Shown: Written },
    code: () => import('./typography/written.tsx?code'),
    isWide: true,
  },
];

const notes: PageNotes = {
  spoken: 'Don’t skip heading levels: screen reader users navigate by headings. Size depends on context, level on the document structure.',
};

export function TypographyPage() {
  return <ShowcasePage path="/ui-element/typography" examples={examples} notes={notes} />;
}
