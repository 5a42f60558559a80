import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Framed } from './breadcrumbs/framed.tsx';
import { Long } from './breadcrumbs/long.tsx';
import { Plain } from './breadcrumbs/plain.tsx';
import { Signs } from './breadcrumbs/signs.tsx';
import { WithIcons } from './breadcrumbs/with-icons.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'The last item is the current page.', Shown: Plain },
    code: () => import('./breadcrumbs/plain.tsx?code'),
  },
  {
    ...{ title: 'Separators', text: 'A chevron, slash or dot between items.', Shown: Signs },
    code: () => import('./breadcrumbs/signs.tsx?code'),
  },
  {
    ...{ title: 'With icons', text: 'On the first item or on all of them.', Shown: WithIcons },
    code: () => import('./breadcrumbs/with-icons.tsx?code'),
  },
  {
    ...{ title: 'With background', text: 'For pages without a header.', Shown: Framed },
    code: () => import('./breadcrumbs/framed.tsx?code'),
  },
  {
    ...{ title: 'Collapsed', text: 'Middle items are hidden behind a button.', Shown: Long },
    code: () => import('./breadcrumbs/long.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Tab', 'Moves between items. The current page isn’t a link.']],
  spoken: 'A labeled navigation landmark with an ordered list. The last item is announced as the current page; separators are hidden.',
};

export function BreadcrumbsPage() {
  return <ShowcasePage path="/components/breadcrumbs" examples={examples} notes={notes} />;
}
