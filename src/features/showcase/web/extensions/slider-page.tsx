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
    ...{ title: 'Plain', text: 'A value between two others, with its label and what it is.', Shown: Plain },
    code: () => import('./slider/plain.tsx?code'),
  },
  {
    ...{ title: 'Range', text: 'Two ends that never pass each other, each with a name of its own.', Shown: Range },
    code: () => import('./slider/range.tsx?code'),
  },
  {
    ...{ title: 'Scale', text: 'Ticks for what one would reach for; steps where only some values make sense.', Shown: Scale },
    code: () => import('./slider/scale.tsx?code'),
  },
  {
    ...{ title: 'Colours', text: 'A tone where the value means something.', Shown: Colours },
    code: () => import('./slider/colours.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small in a toolbar, large where a finger has to hit it.', Shown: Sizes },
    code: () => import('./slider/sizes.tsx?code'),
  },
  {
    ...{
      title: 'With a field',
      text: 'Bound to a number that one can type: what is out of reach is brought to the end.',
      Shown: WithAField,
    },
    code: () => import('./slider/with-a-field.tsx?code'),
  },
  {
    ...{ title: 'Vertical', text: 'Upright where it reads as a height.', Shown: Vertical },
    code: () => import('./slider/vertical.tsx?code'),
    isWide: true,
  },
  {
    ...{ title: 'Switched off', text: 'It shows its value, and does not move.', Shown: SwitchedOff },
    code: () => import('./slider/switched-off.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'A step up; from right to left the other way.'],
    ['ArrowLeft', 'A step down.'],
    ['PageUp', 'A larger step up.'],
    ['Home', 'To the least.'],
    ['End', 'To the most.'],
  ],
  spoken:
    'It is the browser’s own range input: its role, its keys and its mirroring come with it. What is said is the value with its unit, as aria-valuetext. A range is a group of two sliders, each with the name of its end.',
};

/** Values that are pulled. */
export function SliderPage() {
  return <ShowcasePage path="/extensions/slider" examples={examples} notes={notes} />;
}
