import { FileUpload, useUploads } from '#platform/files/web/public-api.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { KeptFiles } from './kept-files.tsx';

/** A single file that a new one replaces. It is really stored, and deleted automatically when nothing references it. */
export function Single() {
  const uploads = useUploads();
  const choose = (file: File) => {
    for (const { key } of uploads.list) uploads.remove(key);
    uploads.start([file]);
  };
  const waiting = uploads.list.filter(({ stored }) => !stored);
  return (
    <>
      <FileDrop label="Choose the drawing" text="or drop it here" accept="" onChoose={choose} />
      <KeptFiles uploads={uploads}>
        {waiting.map((upload) => (
          <FileUpload key={upload.key} upload={upload} uploads={uploads} />
        ))}
      </KeptFiles>
    </>
  );
}
