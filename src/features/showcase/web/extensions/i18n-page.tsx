import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Dates } from './i18n/dates.tsx';
import { Money } from './i18n/money.tsx';
import { OfAPart } from './i18n/of-a-part.tsx';
import { OfThePage } from './i18n/of-the-page.tsx';
import { Plurals } from './i18n/plurals.tsx';
import { Sorting } from './i18n/sorting.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Of the page', text: 'Changes the language of everything, and with it the direction.', Shown: OfThePage },
    code: () => import('./i18n/of-the-page.tsx?code'),
  },
  {
    ...{ title: 'Of a part', text: 'A part of the page speaks another language than the rest.', Shown: OfAPart },
    code: () => import('./i18n/of-a-part.tsx?code'),
  },
  {
    ...{ title: 'Plurals', text: 'Each language has as many forms as it needs.', Shown: Plurals },
    code: () => import('./i18n/plurals.tsx?code'),
  },
  {
    ...{ title: 'Dates and times', text: 'As the language writes them, and in the reader’s zone.', Shown: Dates },
    code: () => import('./i18n/dates.tsx?code'),
  },
  {
    ...{ title: 'Money and numbers', text: 'The same amount, as each language writes it.', Shown: Money },
    code: () => import('./i18n/money.tsx?code'),
  },
  {
    ...{ title: 'Sorting and lists', text: 'Names in the order that the language knows, joined in its words.', Shown: Sorting },
    code: () => import('./i18n/sorting.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes from language to language.'],
    ['Enter', 'Changes to it; nothing is loaded anew but the texts.'],
  ],
  spoken:
    'The language of the page is in its lang attribute, and that of a part in the part’s: a screen reader changes its voice. The names of the languages stand in themselves.',
};

/** The page in each of the languages. */
export function I18nPage() {
  return <ShowcasePage path="/extensions/i18n" examples={examples} notes={notes} />;
}
