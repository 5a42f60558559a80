import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { BySchema } from './validation/by-schema.tsx';
import { ByServer } from './validation/by-server.tsx';
import { IsItFree } from './validation/is-it-free.tsx';
import { Looks } from './validation/looks.tsx';
import { Together } from './validation/together.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'By a schema', text: 'When a field is left, and when the form is sent.', Shown: BySchema },
    code: () => import('./validation/by-schema.tsx?code'),
  },
  {
    ...{ title: 'By the server', text: 'A real call refuses, and names the field.', Shown: ByServer },
    code: () => import('./validation/by-server.tsx?code'),
  },
  {
    ...{ title: 'Asked meanwhile', text: 'Whether a name is free, while one types.', Shown: IsItFree },
    code: () => import('./validation/is-it-free.tsx?code'),
  },
  {
    ...{ title: 'Two fields', text: 'A rule about both, said at one.', Shown: Together },
    code: () => import('./validation/together.tsx?code'),
  },
  {
    ...{ title: 'Looks', text: 'What is wrong at each kind of field.', Shown: Looks },
    code: () => import('./validation/looks.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [['Enter', 'Sends the form; the first field that is wrong has the focus then.']],
  spoken:
    'A field that is wrong says so, and its error is read with it as the focus comes. Nothing is said while one types for the first time. What the server refuses as a whole is an alert above the button.',
};

/** What is wrong, at the field. */
export function ValidationPage() {
  return <ShowcasePage path="/forms/validation" examples={examples} notes={notes} />;
}
