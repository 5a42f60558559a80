import { useState } from 'react';
import { IconRefresh, IconX } from '#web/icons.ts';
import { FileLine, UploadLine } from '#web/ui/file-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './kept-files.module.css';

/** How a file stands that is there, on its way, and one that did not arrive. */
export function Lines() {
  const [failure, setFailure] = useState<string | undefined>('The server could not be reached.');
  return (
    <ul className={classes.list}>
      <FileLine name="oak-table-drawing.pdf" size="412 kB" />
      <UploadLine name="living-room-before.jpg" share={0.6} progressLabel="Sending living-room-before.jpg" />
      <UploadLine name="measures.xlsx" share={0.2} progressLabel="Sending measures.xlsx" failure={failure}>
        {failure && (
          <IconButton label="Try measures.xlsx again" onClick={() => setFailure(undefined)}>
            <IconRefresh size={18} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label="Cancel measures.xlsx" onClick={() => setFailure('Cancelled.')}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </UploadLine>
    </ul>
  );
}
