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
    ...{ title: 'Card', text: 'Groups of four; American Express groups differently.', Shown: Card },
    code: () => import('./input-mask/card.tsx?code'),
  },
  {
    ...{ title: 'Phone', text: 'With its country code, in pairs.', Shown: Phone },
    code: () => import('./input-mask/phone.tsx?code'),
  },
  {
    ...{ title: 'IBAN', text: 'Two letters, then digits, with a gap after every four characters.', Shown: Iban },
    code: () => import('./input-mask/iban.tsx?code'),
  },
  {
    ...{ title: 'Day and time', text: 'A date you know by heart is typed faster than picked.', Shown: Day },
    code: () => import('./input-mask/day.tsx?code'),
  },
  {
    ...{ title: 'Amount', text: 'Thousands are separated as you type.', Shown: Amount },
    code: () => import('./input-mask/amount.tsx?code'),
  },
  {
    ...{ title: 'Codes in blocks', text: 'Letters and digits, each where it belongs.', Shown: Code },
    code: () => import('./input-mask/code.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Backspace', 'Deletes the character before the caret, and skips separators.'],
    ['Delete', 'Deletes the character after the caret.'],
  ],
  spoken:
    'What is typed is read as usual; separators are part of the text. Describe the format in the hint: a mask that refuses a letter says nothing by itself.',
};

/** A field that writes by a mask. */
export function InputMaskPage() {
  return <ShowcasePage path="/forms/elements/input-mask" examples={examples} notes={notes} />;
}
