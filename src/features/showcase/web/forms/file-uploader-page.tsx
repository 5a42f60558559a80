import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Lines } from './file-uploader/lines.tsx';
import { Many } from './file-uploader/many.tsx';
import { Picture } from './file-uploader/picture.tsx';
import { Restricted } from './file-uploader/restricted.tsx';
import { Single } from './file-uploader/single.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'One file', text: 'Another one takes its place.', Shown: Single },
    code: () => import('./file-uploader/single.tsx?code'),
  },
  {
    ...{ title: 'Many files', text: 'Each with its progress, and with another try.', Shown: Many },
    code: () => import('./file-uploader/many.tsx?code'),
  },
  {
    ...{ title: 'Only some', text: 'By kind and size, said before anything is sent.', Shown: Restricted },
    code: () => import('./file-uploader/restricted.tsx?code'),
  },
  {
    ...{ title: 'A picture', text: 'Shown before it is sent.', Shown: Picture },
    code: () => import('./file-uploader/picture.tsx?code'),
  },
  {
    ...{ title: 'Lines of files', text: 'There, on the way, and not arrived.', Shown: Lines },
    code: () => import('./file-uploader/lines.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Goes to the field, and to the buttons of each file.'],
    ['Enter', 'Opens the browser’s choice of files.'],
  ],
  spoken:
    'The field is a real one for files, named by its label: dropping is only a second way. Progress is read as one asks for it, and what did not arrive is said at once. Files that are sent here are kept for a week, as nothing names them.',
};

/** Files that are sent. */
export function FileUploaderPage() {
  return <ShowcasePage path="/forms/elements/file-uploader" examples={examples} notes={notes} />;
}
