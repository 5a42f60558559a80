import type { Example, PageNotes } from '../example.ts';
import { ShowcasePage } from '../showcase-page.tsx';
import { Lines } from './file-uploader/lines.tsx';
import { Many } from './file-uploader/many.tsx';
import { Picture } from './file-uploader/picture.tsx';
import { Restricted } from './file-uploader/restricted.tsx';
import { Single } from './file-uploader/single.tsx';

const examples: readonly Example[] = [
  {
    ...{ title: 'Single file', text: 'A new file replaces the current one.', Shown: Single },
    code: () => import('./file-uploader/single.tsx?code'),
  },
  {
    ...{ title: 'Multiple files', text: 'Progress and retry for each file.', Shown: Many },
    code: () => import('./file-uploader/many.tsx?code'),
  },
  {
    ...{ title: 'Restricted', text: 'Type and size are checked before upload.', Shown: Restricted },
    code: () => import('./file-uploader/restricted.tsx?code'),
  },
  {
    ...{ title: 'Image', text: 'Preview before upload.', Shown: Picture },
    code: () => import('./file-uploader/picture.tsx?code'),
  },
  {
    ...{ title: 'File list', text: 'Uploaded, uploading and failed.', Shown: Lines, isWide: true },
    code: () => import('./file-uploader/lines.tsx?code'),
  },
];

const notes: PageNotes = {
  keys: [
    ['Tab', 'Moves to the field and to each file’s buttons.'],
    ['Enter', 'Opens the file dialog.'],
  ],
  spoken:
    'A native file input with a label that also accepts drops. Progress is readable, and failures are announced. Files uploaded here are deleted after a week.',
};

export function FileUploaderPage() {
  return <ShowcasePage path="/forms/elements/file-uploader" examples={examples} notes={notes} />;
}
