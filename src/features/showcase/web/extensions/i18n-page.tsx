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
    ...{ title: 'The page', text: 'Changes the language of everything, and with it the direction.', Shown: OfThePage },
    code: () => import('./i18n/of-the-page.tsx?code'),
  },
  {
    ...{ title: 'A part', text: 'One part of the page in another language than the rest.', Shown: OfAPart },
    code: () => import('./i18n/of-a-part.tsx?code'),
  },
  {
    ...{ title: 'Plurals', text: 'Each language has as many forms as it needs.', Shown: Plurals },
    code: () => import('./i18n/plurals.tsx?code'),
  },
  {
    ...{ title: 'Dates and times', text: 'As each language writes them, in the reader’s time zone.', Shown: Dates },
    code: () => import('./i18n/dates.tsx?code'),
  },
  {
    ...{ title: 'Money and numbers', text: 'The same amount, as each language writes it.', Shown: Money },
    code: () => import('./i18n/money.tsx?code'),
  },
  {
    ...{ title: 'Sorting and lists', text: 'Names in the order of the language, joined with its words.', Shown: Sorting },
    code: () => import('./i18n/sorting.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves from language to language.'],
    ['Enter', 'Switches to it; only the texts are loaded.'],
  ],
  spoken:
    'The page and each part in another language carry a lang attribute, so a screen reader changes its voice. Each language is named in itself.',
};

/** The page in each of the languages. */
export function I18nPage() {
  return <ShowcasePage path="/extensions/i18n" examples={examples} notes={notes} />;
}
