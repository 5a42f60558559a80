import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Lines } from './file-uploader/lines.tsx';
import { Many } from './file-uploader/many.tsx';
import { Picture } from './file-uploader/picture.tsx';
import { Restricted } from './file-uploader/restricted.tsx';
import { Single } from './file-uploader/single.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'One file', text: 'A new one replaces it.', Shown: Single },
    code: () => import('./file-uploader/single.tsx?code'),
  },
  {
    ...{ title: 'Several files', text: 'Each with its progress, and a retry.', Shown: Many },
    code: () => import('./file-uploader/many.tsx?code'),
  },
  {
    ...{ title: 'Restricted', text: 'Type and size are checked before anything is sent.', Shown: Restricted },
    code: () => import('./file-uploader/restricted.tsx?code'),
  },
  {
    ...{ title: 'Picture', text: 'Previewed before it is sent.', Shown: Picture },
    code: () => import('./file-uploader/picture.tsx?code'),
  },
  {
    ...{ title: 'File list', text: 'Uploaded, on its way, and failed.', Shown: Lines, isWide: true },
    code: () => import('./file-uploader/lines.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves to the field, and to the buttons of each file.'],
    ['Enter', 'Opens the file dialog.'],
  ],
  spoken:
    'The field is a real file input, named by its label; dropping is a second way. Progress can be read at any time, and a failure is announced at once. Files sent here are deleted after a week.',
};

/** Files that are sent. */
export function FileUploaderPage() {
  return <ShowcasePage path="/forms/elements/file-uploader" examples={examples} notes={notes} />;
}
