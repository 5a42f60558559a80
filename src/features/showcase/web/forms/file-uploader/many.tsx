import { FileUpload, useUploads } from '#platform/files/web/public-api.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { KeptFiles } from './kept-files.tsx';

/** Several uploads, each with its progress; failed ones can be retried or removed. */
export function Many() {
  const uploads = useUploads();
  return (
    <>
      <FileDrop takesMany label="Choose photos of the room" text="or drop them here" accept="" onChoose={(file) => uploads.start([file])} />
      <KeptFiles uploads={uploads}>
        {uploads.list.map((upload) => !upload.stored && <FileUpload key={upload.key} upload={upload} uploads={uploads} />)}
      </KeptFiles>
    </>
  );
}
