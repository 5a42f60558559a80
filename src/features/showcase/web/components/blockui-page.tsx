import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Form } from './blockui/form.tsx';
import { Looks } from './blockui/looks.tsx';
import { Part } from './blockui/part.tsx';
import { WholePage } from './blockui/whole-page.tsx';
import { WithProgress } from './blockui/with-progress.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'A part of the page', text: 'For as long as it takes: here three seconds.', Shown: Part },
    code: () => import('./blockui/part.tsx?code'),
  },
  {
    ...{ title: 'Looks', text: 'A veil, out of focus, or dark.', Shown: Looks },
    code: () => import('./blockui/looks.tsx?code'),
  },
  {
    ...{ title: 'With progress, and a way out', text: 'Where it takes long one sees how far it is, and can stop it.', Shown: WithProgress },
    code: () => import('./blockui/with-progress.tsx?code'),
  },
  {
    ...{ title: 'A form that is sent', text: 'What was typed stays, and cannot be changed while it is on its way.', Shown: Form },
    code: () => import('./blockui/form.tsx?code'),
  },
  {
    ...{
      title: 'The whole page',
      text: 'Only where nothing else may happen meanwhile: it cannot be closed, and goes by itself.',
      Shown: WholePage,
    },
    code: () => import('./blockui/whole-page.tsx?code'),
  },
];

const notes: PageNotes = {
  spoken:
    'The part is busy, and inert while it is covered: neither the keyboard nor a screen reader gets into it. What is under way is said as it begins.',
};

/** Covers a part while something is under way in it. */
export function BlockuiPage() {
  return <ShowcasePage path="/components/blockui" examples={examples} notes={notes} />;
}
