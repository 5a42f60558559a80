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
    ...{ title: 'Words', text: 'A currency, a unit, the start of an address.', Shown: Words },
    code: () => import('./input-group/words.tsx?code'),
  },
  {
    ...{ title: 'Icons', text: 'An icon on a ground of its own.', Shown: Icons },
    code: () => import('./input-group/icons.tsx?code'),
  },
  {
    ...{ title: 'With a button', text: 'The button acts on what was typed.', Shown: WithButton },
    code: () => import('./input-group/with-button.tsx?code'),
  },
  {
    ...{ title: 'With a choice', text: 'A unit after the field, a country before it.', Shown: WithChoice },
    code: () => import('./input-group/with-choice.tsx?code'),
  },
  {
    ...{ title: 'Buttons on both ends', text: 'One fewer, one more.', Shown: SeveralButtons },
    code: () => import('./input-group/several-buttons.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'Set by one custom property, as for every field.', Shown: Sizes },
    code: () => import('./input-group/sizes.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves from the field to what is joined to it.'],
    ['Enter', 'Submits the form.'],
  ],
  spoken: 'Joined words are read with the field. A joined button or choice has a name of its own; an icon is not read.',
};

/** A field with what is joined to it. */
export function InputGroupPage() {
  return <ShowcasePage path="/forms/elements/input-group" examples={examples} notes={notes} />;
}
