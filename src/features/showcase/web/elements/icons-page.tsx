import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Colours } from './icons/colours.tsx';
import { EveryIcon } from './icons/every-icon.tsx';
import { InButtons } from './icons/in-buttons.tsx';
import { Mirrored } from './icons/mirrored.tsx';
import { Sizes } from './icons/sizes.tsx';
import { Strokes } from './icons/strokes.tsx';

const examples: readonly Example[] = [
  {
    ...{
      title: 'The whole set',
      text: 'More than six thousand. A press copies the line; only what is in sight is loaded.',
      Shown: EveryIcon,
    },
    code: () => import('./icons/every-icon.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Sizes', text: '18 pixels in a line, 20 in menus and buttons, larger in faces that are empty.', Shown: Sizes },
    code: () => import('./icons/sizes.tsx?code'),
  },
  {
    ...{ title: 'Strokes', text: 'One weight on a page: 1.75. Thin for large ones, thick where it has to stand out.', Shown: Strokes },
    code: () => import('./icons/strokes.tsx?code'),
  },
  {
    ...{ title: 'Colours', text: 'An icon has the colour of the words that it stands beside.', Shown: Colours },
    code: () => import('./icons/colours.tsx?code'),
  },
  {
    ...{ title: 'In buttons', text: 'Beside words it is for the eyes only; alone its button has a name.', Shown: InButtons },
    code: () => import('./icons/in-buttons.tsx?code'),
  },
  {
    ...{
      title: 'From the other side',
      text: 'What points along the line turns with the page; what shows a thing does not.',
      Shown: Mirrored,
    },
    code: () => import('./icons/mirrored.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'Goes to the next icon; the other arrows to those around it.'],
    ['PageDown', 'Goes on by four rows; PageUp goes back.'],
    ['Home', 'Goes to the first icon; End to the last.'],
    ['Enter', 'Copies the icon that has the focus.'],
  ],
  spoken:
    'An icon beside words is for the eyes only (aria-hidden). One that stands alone is in a button with a label. The set is a grid of buttons, each named by its icon.',
};

/** Every icon of the set. */
export function IconsPage() {
  return <ShowcasePage path="/icons" examples={examples} notes={notes} />;
}
