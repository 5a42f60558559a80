import { useState } from 'react';
import { IconRefresh, IconX } from '#web/icons.ts';
import { FileLine, UploadLine } from '#web/ui/file-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './kept-files.module.css';

/** A file that is uploaded, one in progress, and one that failed. */
export function Lines() {
  const [failure, setFailure] = useState<string | undefined>('Couldn’t reach the server.');
  return (
    <ul className={classes.list}>
      <FileLine name="oak-table-drawing.pdf" size="412 kB" />
      <UploadLine name="living-room-before.jpg" share={0.6} progressLabel="Uploading living-room-before.jpg" />
      <UploadLine name="measures.xlsx" share={0.2} progressLabel="Uploading measures.xlsx" failure={failure}>
        {failure && (
          <IconButton label="Retry measures.xlsx" onClick={() => setFailure(undefined)}>
            <IconRefresh size={18} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label="Cancel measures.xlsx" onClick={() => setFailure('Canceled')}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </UploadLine>
    </ul>
  );
}
