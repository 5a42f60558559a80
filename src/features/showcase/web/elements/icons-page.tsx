import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Colors } from './icons/colors.tsx';
import { EveryIcon } from './icons/every-icon.tsx';
import { InButtons } from './icons/in-buttons.tsx';
import { Mirrored } from './icons/mirrored.tsx';
import { Sizes } from './icons/sizes.tsx';
import { Strokes } from './icons/strokes.tsx';

const examples: readonly Example[] = [
  {
    ...{
      title: 'All icons',
      text: 'Over six thousand icons. Click to copy; only visible icons load.',
      Shown: EveryIcon,
    },
    code: () => import('./icons/every-icon.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Sizes', text: '18 pixels in text, 20 in menus and buttons, larger in empty states.', Shown: Sizes },
    code: () => import('./icons/sizes.tsx?code'),
  },
  {
    ...{ title: 'Strokes', text: '1.75 by default, thinner for large icons, thicker for emphasis.', Shown: Strokes },
    code: () => import('./icons/strokes.tsx?code'),
  },
  {
    ...{ title: 'Colors', text: 'Icons inherit the color of the text.', Shown: Colors },
    code: () => import('./icons/colors.tsx?code'),
  },
  {
    ...{ title: 'In buttons', text: 'Hidden from screen readers next to text; icon-only buttons have a label.', Shown: InButtons },
    code: () => import('./icons/in-buttons.tsx?code'),
  },
  {
    ...{
      title: 'Right to left',
      text: 'Directional icons are mirrored; others aren’t.',
      Shown: Mirrored,
    },
    code: () => import('./icons/mirrored.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'Moves to the next icon; the other arrow keys move in their direction.'],
    ['PageDown', 'Moves down four rows; PageUp, up.'],
    ['Home', 'Moves to the first icon; End, to the last.'],
    ['Enter', 'Copies the focused icon.'],
  ],
  spoken:
    'Icons next to text are hidden (aria-hidden). Standalone icons are in a button with a label. The icon set is a grid of labeled buttons.',
};

export function IconsPage() {
  return <ShowcasePage path="/icons" examples={examples} notes={notes} />;
}
