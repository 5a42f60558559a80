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
    ...{ title: 'Card', text: 'Groups of four digits; American Express differs.', Shown: Card },
    code: () => import('./input-mask/card.tsx?code'),
  },
  {
    ...{ title: 'Phone', text: 'With country code, in pairs of digits.', Shown: Phone },
    code: () => import('./input-mask/phone.tsx?code'),
  },
  {
    ...{ title: 'IBAN', text: 'Two letters, then digits, in groups of four.', Shown: Iban },
    code: () => import('./input-mask/iban.tsx?code'),
  },
  {
    ...{ title: 'Date and time', text: 'For dates that are faster to type than to pick.', Shown: Day },
    code: () => import('./input-mask/day.tsx?code'),
  },
  {
    ...{ title: 'Amount', text: 'Thousands separators appear as you type.', Shown: Amount },
    code: () => import('./input-mask/amount.tsx?code'),
  },
  {
    ...{ title: 'License keys', text: 'Letters and digits in fixed positions.', Shown: Code },
    code: () => import('./input-mask/code.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Backspace', 'Deletes the character before the cursor and skips separators.'],
    ['Delete', 'Deletes the character after the cursor.'],
  ],
  spoken: 'The value is read with its separators. Describe the format in the hint: rejected characters aren’t announced.',
};

export function InputMaskPage() {
  return <ShowcasePage path="/forms/elements/input-mask" examples={examples} notes={notes} />;
}
