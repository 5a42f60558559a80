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
    ...{ title: 'Words', text: 'A currency, a unit, the beginning of an address.', Shown: Words },
    code: () => import('./input-group/words.tsx?code'),
  },
  {
    ...{ title: 'Icons', text: 'A picture on a ground of its own.', Shown: Icons },
    code: () => import('./input-group/icons.tsx?code'),
  },
  {
    ...{ title: 'With a button', text: 'What is typed is done by the button beside it.', Shown: WithButton },
    code: () => import('./input-group/with-button.tsx?code'),
  },
  {
    ...{ title: 'With a choice', text: 'A unit or a country in front or behind.', Shown: WithChoice },
    code: () => import('./input-group/with-choice.tsx?code'),
  },
  {
    ...{ title: 'Buttons on both ends', text: 'One less, one more.', Shown: SeveralButtons },
    code: () => import('./input-group/several-buttons.tsx?code'),
  },
  {
    ...{ title: 'Sizes', text: 'As every field, by one custom property.', Shown: Sizes },
    code: () => import('./input-group/sizes.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes from the field to what is joined to it.'],
    ['Enter', 'Does what the button of the form does.'],
  ],
  spoken:
    'Words that are joined are read with the field. A button or a choice that is joined has a name of its own; a picture is not read.',
};

/** A field with what is joined to it. */
export function InputGroupPage() {
  return <ShowcasePage path="/forms/elements/input-group" examples={examples} notes={notes} />;
}
