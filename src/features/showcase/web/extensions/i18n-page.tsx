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
    ...{ title: 'Page language', text: 'Changes the language and text direction of the page.', Shown: OfThePage },
    code: () => import('./i18n/of-the-page.tsx?code'),
  },
  {
    ...{ title: 'Section language', text: 'A section in a different language.', Shown: OfAPart },
    code: () => import('./i18n/of-a-part.tsx?code'),
  },
  {
    ...{ title: 'Plurals', text: 'Plural forms by language.', Shown: Plurals },
    code: () => import('./i18n/plurals.tsx?code'),
  },
  {
    ...{ title: 'Dates and times', text: 'Localized, in the reader’s time zone.', Shown: Dates },
    code: () => import('./i18n/dates.tsx?code'),
  },
  {
    ...{ title: 'Money and numbers', text: 'One amount in each locale’s format.', Shown: Money },
    code: () => import('./i18n/money.tsx?code'),
  },
  {
    ...{ title: 'Sorting and lists', text: 'Locale-aware sorting and lists.', Shown: Sorting },
    code: () => import('./i18n/sorting.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves between languages.'],
    ['Enter', 'Switches the language without a reload.'],
  ],
  spoken: 'The page and each section have a lang attribute, so screen readers switch voices. Languages are listed by their native names.',
};

export function I18nPage() {
  return <ShowcasePage path="/extensions/i18n" examples={examples} notes={notes} />;
}
