import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Icons } from './input-group/icons.tsx';
import { SeveralButtons } from './input-group/several-buttons.tsx';
import { Sizes } from './input-group/sizes.tsx';
import { WithButton } from './input-group/with-button.tsx';
import { WithChoice } from './input-group/with-choice.tsx';
import { Words } from './input-group/words.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Text', text: 'A currency, unit or URL prefix.', Shown: Words },
    code: () => import('./input-group/words.tsx?code'),
  },
  {
    ...{ title: 'Icons', text: 'An icon with its own background.', Shown: Icons },
    code: () => import('./input-group/icons.tsx?code'),
  },
  {
    ...{ title: 'With a button', text: 'A button that uses the value.', Shown: WithButton },
    code: () => import('./input-group/with-button.tsx?code'),
  },
  {
    ...{ title: 'With a select', text: 'A unit after the field or a country code before it.', Shown: WithChoice },
    code: () => import('./input-group/with-choice.tsx?code'),
  },
  {
    ...{ title: 'Buttons on both sides', text: 'Decrease and increase.', Shown: SeveralButtons },
    code: () => import('./input-group/several-buttons.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Set by one CSS custom property.', Shown: Sizes },
    code: () => import('./input-group/sizes.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves from the field to its button or select.'],
    ['Enter', 'Submits the form.'],
  ],
  spoken: 'Text add-ons are read with the field. Buttons and selects have their own label; icons aren’t read.',
};

export function InputGroupPage() {
  return <ShowcasePage path="/forms/elements/input-group" examples={examples} notes={notes} />;
}
