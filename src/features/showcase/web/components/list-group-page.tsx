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
    ...{ title: 'To read', text: 'A line for each, and nothing to press.', Shown: Basic },
    code: () => import('./list-group/basic.tsx?code'),
  },
  {
    ...{ title: 'To open', text: 'Each line leads to a page.', Shown: Links },
    code: () => import('./list-group/links.tsx?code'),
  },
  {
    ...{ title: 'To choose', text: 'Pressing a line chooses it; one that is off cannot be chosen.', Shown: Choose },
    code: () => import('./list-group/choose.tsx?code'),
  },
  {
    ...{ title: 'To tick', text: 'Several of them, by their boxes.', Shown: Boxes },
    code: () => import('./list-group/boxes.tsx?code'),
  },
  {
    ...{ title: 'With figures and icons', text: 'What it is at the start, how much at the end.', Shown: Badges },
    code: () => import('./list-group/badges.tsx?code'),
  },
  {
    ...{ title: 'Tones', text: 'A whole line that says how it stands.', Shown: Tones },
    code: () => import('./list-group/tones.tsx?code'),
  },
  {
    ...{ title: 'Numbered', text: 'Where the order matters.', Shown: Numbered },
    code: () => import('./list-group/numbered.tsx?code'),
  },
  {
    ...{ title: 'Without a frame', text: 'In a card or a panel that has an edge of its own.', Shown: Plain },
    code: () => import('./list-group/plain.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Tab', 'Goes from line to line, where they can be pressed.']],
  spoken:
    'It is a list with a name: a screen reader says how many lines it has. A line that is chosen by pressing it says so; one with a box is read as the box.',
};

/** Lines below each other. */
export function ListGroupPage() {
  return <ShowcasePage path="/components/list-group" examples={examples} notes={notes} />;
}
