import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Badges } from './list-group/badges.tsx';
import { Basic } from './list-group/basic.tsx';
import { Boxes } from './list-group/boxes.tsx';
import { Choose } from './list-group/choose.tsx';
import { Links } from './list-group/links.tsx';
import { Numbered } from './list-group/numbered.tsx';
import { Plain } from './list-group/plain.tsx';
import { Tones } from './list-group/tones.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Read-only', text: 'Rows without actions.', Shown: Basic },
    code: () => import('./list-group/basic.tsx?code'),
  },
  {
    ...{ title: 'Links', text: 'Each row opens a page.', Shown: Links },
    code: () => import('./list-group/links.tsx?code'),
  },
  {
    ...{ title: 'Selectable', text: 'Click a row to select it. Disabled rows can’t be selected.', Shown: Choose },
    code: () => import('./list-group/choose.tsx?code'),
  },
  {
    ...{ title: 'Checkboxes', text: 'Select multiple rows with checkboxes.', Shown: Boxes },
    code: () => import('./list-group/boxes.tsx?code'),
  },
  {
    ...{ title: 'With counts and icons', text: 'An icon at the start and a count at the end.', Shown: Badges },
    code: () => import('./list-group/badges.tsx?code'),
  },
  {
    ...{ title: 'Tones', text: 'Rows colored by status.', Shown: Tones },
    code: () => import('./list-group/tones.tsx?code'),
  },
  {
    ...{ title: 'Numbered', text: 'An ordered list.', Shown: Numbered },
    code: () => import('./list-group/numbered.tsx?code'),
  },
  {
    ...{ title: 'Borderless', text: 'For a card or panel that already has a border.', Shown: Plain },
    code: () => import('./list-group/plain.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Tab', 'Moves between interactive rows.']],
  spoken: 'A labeled list, announced with its number of items. Selected rows are announced; rows with a checkbox are read as a checkbox.',
};

export function ListGroupPage() {
  return <ShowcasePage path="/components/list-group" examples={examples} notes={notes} />;
}
