import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Looks } from './badges/looks.tsx';
import { OnButtons } from './badges/on-buttons.tsx';
import { OnHeadings } from './badges/on-headings.tsx';
import { Sizes } from './badges/sizes.tsx';
import { Tones } from './badges/tones.tsx';
import { WithIcons } from './badges/with-icons.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Tones', text: 'The text says what the color means.', Shown: Tones },
    code: () => import('./badges/tones.tsx?code'),
  },
  {
    ...{ title: 'Variants', text: 'Soft in lists, solid for emphasis, outline next to many others.', Shown: Looks },
    code: () => import('./badges/looks.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small in text, large in a page header.', Shown: Sizes },
    code: () => import('./badges/sizes.tsx?code'),
  },
  {
    ...{ title: 'With an icon', text: 'A familiar icon is easier to spot than text.', Shown: WithIcons },
    code: () => import('./badges/with-icons.tsx?code'),
  },
  {
    ...{ title: 'In a heading', text: 'Scales with the heading.', Shown: OnHeadings },
    code: () => import('./badges/on-headings.tsx?code'),
  },
  {
    ...{ title: 'On a button', text: 'A count on the button, included in its label.', Shown: OnButtons },
    code: () => import('./badges/on-buttons.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken: 'A badge is read as text. Include a count on an icon in the button’s label: “Cart, 3 products”.',
};

export function BadgesPage() {
  return <ShowcasePage path="/components/badges" examples={examples} notes={notes} />;
}
