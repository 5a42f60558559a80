import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Colours } from './slider/colours.tsx';
import { Plain } from './slider/plain.tsx';
import { Range } from './slider/range.tsx';
import { Scale } from './slider/scale.tsx';
import { Sizes } from './slider/sizes.tsx';
import { SwitchedOff } from './slider/switched-off.tsx';
import { Vertical } from './slider/vertical.tsx';
import { WithAField } from './slider/with-a-field.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'One value, with its label.', Shown: Plain },
    code: () => import('./slider/plain.tsx?code'),
  },
  {
    ...{ title: 'Range', text: 'Two ends that never cross, each with a name of its own.', Shown: Range },
    code: () => import('./slider/range.tsx?code'),
  },
  {
    ...{ title: 'Scale', text: 'Ticks at common values, or at every step.', Shown: Scale },
    code: () => import('./slider/scale.tsx?code'),
  },
  {
    ...{ title: 'Colours', text: 'A tone for what the value means.', Shown: Colours },
    code: () => import('./slider/colours.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small for toolbars, large for fingers.', Shown: Sizes },
    code: () => import('./slider/sizes.tsx?code'),
  },
  {
    ...{
      title: 'With a field',
      text: 'Bound to a number you can type; what is out of range moves to the nearest end.',
      Shown: WithAField,
    },
    code: () => import('./slider/with-a-field.tsx?code'),
  },
  {
    ...{ title: 'Vertical', text: 'Upright, for what reads as a height.', Shown: Vertical },
    code: () => import('./slider/vertical.tsx?code'),
  },
  {
    ...{ title: 'Disabled', text: 'Shows its value and does not move.', Shown: SwitchedOff },
    code: () => import('./slider/switched-off.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'One step up; from right to left, one down.'],
    ['ArrowLeft', 'One step down; from right to left, one up.'],
    ['PageUp', 'A larger step up.'],
    ['Home', 'The lowest value.'],
    ['End', 'The highest value.'],
  ],
  spoken:
    'It is the browser’s own range input, with its role, keys and mirroring. The value is read with its unit, by aria-valuetext. A range is a group of two sliders, each named for its end.',
};

/** Values that are pulled. */
export function SliderPage() {
  return <ShowcasePage path="/extensions/slider" examples={examples} notes={notes} />;
}
