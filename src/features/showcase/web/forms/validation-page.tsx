import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { BySchema } from './validation/by-schema.tsx';
import { ByServer } from './validation/by-server.tsx';
import { IsItFree } from './validation/is-it-free.tsx';
import { Looks } from './validation/looks.tsx';
import { Together } from './validation/together.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Schema validation', text: 'Validates on blur and on submit.', Shown: BySchema },
    code: () => import('./validation/by-schema.tsx?code'),
  },
  {
    ...{ title: 'Server validation', text: 'The server returns an error for a field.', Shown: ByServer },
    code: () => import('./validation/by-server.tsx?code'),
  },
  {
    ...{ title: 'Asynchronous', text: 'Checks availability as you type.', Shown: IsItFree },
    code: () => import('./validation/is-it-free.tsx?code'),
  },
  {
    ...{ title: 'Cross-field validation', text: 'One rule for two fields, reported on the second.', Shown: Together },
    code: () => import('./validation/together.tsx?code'),
  },
  {
    ...{ title: 'Looks', text: 'Errors on each type of field.', Shown: Looks, isWide: true },
    code: () => import('./validation/looks.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Enter', 'Submits the form; the first invalid field gets focus.']],
  spoken:
    'Invalid fields are announced with their error on focus, but not while you first type. Form-level server errors are shown in an alert above the button.',
};

export function ValidationPage() {
  return <ShowcasePage path="/forms/validation" examples={examples} notes={notes} />;
}
