import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Colors } from './slider/colors.tsx';
import { Plain } from './slider/plain.tsx';
import { Range } from './slider/range.tsx';
import { Scale } from './slider/scale.tsx';
import { Sizes } from './slider/sizes.tsx';
import { SwitchedOff } from './slider/switched-off.tsx';
import { Vertical } from './slider/vertical.tsx';
import { WithAField } from './slider/with-a-field.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Plain', text: 'A single value with a label.', Shown: Plain },
    code: () => import('./slider/plain.tsx?code'),
  },
  {
    ...{ title: 'Range', text: 'Two labeled thumbs that don’t cross.', Shown: Range },
    code: () => import('./slider/range.tsx?code'),
  },
  {
    ...{ title: 'Scale', text: 'Tick marks at common values or every step.', Shown: Scale },
    code: () => import('./slider/scale.tsx?code'),
  },
  {
    ...{ title: 'Colors', text: 'Tones for meaning.', Shown: Colors },
    code: () => import('./slider/colors.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Small for toolbars, large for touch.', Shown: Sizes },
    code: () => import('./slider/sizes.tsx?code'),
  },
  {
    ...{
      title: 'With a field',
      text: 'Linked to a number field; values are clamped to the range.',
      Shown: WithAField,
    },
    code: () => import('./slider/with-a-field.tsx?code'),
  },
  {
    ...{ title: 'Vertical', text: 'For levels and heights.', Shown: Vertical },
    code: () => import('./slider/vertical.tsx?code'),
  },
  {
    ...{ title: 'Disabled', text: 'Shows the value without changing it.', Shown: SwitchedOff },
    code: () => import('./slider/switched-off.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['ArrowRight', 'One step up; in right-to-left languages, down.'],
    ['ArrowLeft', 'One step down; in right-to-left languages, up.'],
    ['PageUp', 'A larger step up.'],
    ['Home', 'Minimum value.'],
    ['End', 'Maximum value.'],
  ],
  spoken:
    'A native range input with its role, keys and mirroring. The value is read with its unit (aria-valuetext). A range is a group of two labeled sliders.',
};

export function SliderPage() {
  return <ShowcasePage path="/extensions/slider" examples={examples} notes={notes} />;
}
