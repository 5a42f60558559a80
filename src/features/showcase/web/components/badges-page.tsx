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
    ...{ title: 'Tones', text: 'What the colour means, the word says as well.', Shown: Tones },
    code: () => import('./badges/tones.tsx?code'),
  },
  {
    ...{ title: 'Looks', text: 'Soft in lists, solid for what shall be seen first, an outline beside many others.', Shown: Looks },
    code: () => import('./badges/looks.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small within a line, large in the head of a page.', Shown: Sizes },
    code: () => import('./badges/sizes.tsx?code'),
  },
  {
    ...{ title: 'With an icon', text: 'Where the icon is known, it is found faster than the word.', Shown: WithIcons },
    code: () => import('./badges/with-icons.tsx?code'),
  },
  {
    ...{ title: 'In a heading', text: 'As large as the words that it stands beside.', Shown: OnHeadings },
    code: () => import('./badges/on-headings.tsx?code'),
  },
  {
    ...{ title: 'On a button', text: 'How many wait behind it. The button’s name says it, too.', Shown: OnButtons },
    code: () => import('./badges/on-buttons.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken: 'A badge is read as text in its place. A count on an icon belongs into the name of its button: “Cart, 3 products”.',
};

/** Small marks for a state or a count. */
export function BadgesPage() {
  return <ShowcasePage path="/components/badges" examples={examples} notes={notes} />;
}
