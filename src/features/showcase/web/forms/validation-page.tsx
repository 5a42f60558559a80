import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { BySchema } from './validation/by-schema.tsx';
import { ByServer } from './validation/by-server.tsx';
import { IsItFree } from './validation/is-it-free.tsx';
import { Looks } from './validation/looks.tsx';
import { Together } from './validation/together.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'By a schema', text: 'On leaving a field, and on submitting the form.', Shown: BySchema },
    code: () => import('./validation/by-schema.tsx?code'),
  },
  {
    ...{ title: 'By the server', text: 'A real call refuses, and names the field.', Shown: ByServer },
    code: () => import('./validation/by-server.tsx?code'),
  },
  {
    ...{ title: 'Asynchronous', text: 'Checks whether a name is free as you type.', Shown: IsItFree },
    code: () => import('./validation/is-it-free.tsx?code'),
  },
  {
    ...{ title: 'Two fields', text: 'One rule about both, reported at the second.', Shown: Together },
    code: () => import('./validation/together.tsx?code'),
  },
  {
    ...{ title: 'Looks', text: 'Errors on each kind of field.', Shown: Looks, isWide: true },
    code: () => import('./validation/looks.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Enter', 'Submits the form; the first invalid field gets the focus.']],
  spoken:
    'An invalid field says so, and its error is read when the field gets the focus. Nothing is said while you type for the first time. What the server refuses as a whole is an alert above the button.',
};

/** What is wrong, at the field. */
export function ValidationPage() {
  return <ShowcasePage path="/forms/validation" examples={examples} notes={notes} />;
}
