import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Framed } from './breadcrumbs/framed.tsx';
import { Long } from './breadcrumbs/long.tsx';
import { Plain } from './breadcrumbs/plain.tsx';
import { Signs } from './breadcrumbs/signs.tsx';
import { WithIcons } from './breadcrumbs/with-icons.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'The last one is where one is.', Shown: Plain },
    code: () => import('./breadcrumbs/plain.tsx?code'),
  },
  {
    ...{ title: 'Signs', text: 'A chevron, a slash, or a dot between the steps.', Shown: Signs },
    code: () => import('./breadcrumbs/signs.tsx?code'),
  },
  {
    ...{ title: 'With icons', text: 'For the first step, or for all of them.', Shown: WithIcons },
    code: () => import('./breadcrumbs/with-icons.tsx?code'),
  },
  {
    ...{ title: 'On a ground', text: 'Above a page that has no head of its own.', Shown: Framed },
    code: () => import('./breadcrumbs/framed.tsx?code'),
  },
  {
    ...{ title: 'A long way', text: 'The middle stands behind a button, until somebody asks for it.', Shown: Long },
    code: () => import('./breadcrumbs/long.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Tab', 'Goes from step to step; the open page is no link.']],
  spoken:
    'It is a navigation with a name and an ordered list; the last step is said to be the current page. The signs between the steps are not read.',
};

/** The way from the start to the page that is open. */
export function BreadcrumbsPage() {
  return <ShowcasePage path="/components/breadcrumbs" examples={examples} notes={notes} />;
}
