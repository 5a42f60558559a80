import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Amount } from './input-mask/amount.tsx';
import { Card } from './input-mask/card.tsx';
import { Code } from './input-mask/code.tsx';
import { Day } from './input-mask/day.tsx';
import { Iban } from './input-mask/iban.tsx';
import { Phone } from './input-mask/phone.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Card', text: 'Groups of four; American Express has others.', Shown: Card },
    code: () => import('./input-mask/card.tsx?code'),
  },
  {
    ...{ title: 'Telephone', text: 'With its country, in pairs.', Shown: Phone },
    code: () => import('./input-mask/phone.tsx?code'),
  },
  {
    ...{ title: 'IBAN', text: 'Two letters, digits, and a gap every four signs.', Shown: Iban },
    code: () => import('./input-mask/iban.tsx?code'),
  },
  {
    ...{ title: 'Day and time', text: 'What one knows by heart is typed faster than chosen.', Shown: Day },
    code: () => import('./input-mask/day.tsx?code'),
  },
  {
    ...{ title: 'Amount', text: 'Thousands apart while one types.', Shown: Amount },
    code: () => import('./input-mask/amount.tsx?code'),
  },
  {
    ...{ title: 'Codes in blocks', text: 'Letters and digits where they belong.', Shown: Code },
    code: () => import('./input-mask/code.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Backspace', 'Takes the sign before the caret, and goes over what stands between.'],
    ['Delete', 'Takes the sign behind the caret.'],
  ],
  spoken:
    'What is typed is read as usual; the signs between are part of the text. Say the form in the hint: a mask that refuses letters says nothing by itself.',
};

/** A field that writes by a mask. */
export function InputMaskPage() {
  return <ShowcasePage path="/forms/elements/input-mask" examples={examples} notes={notes} />;
}
