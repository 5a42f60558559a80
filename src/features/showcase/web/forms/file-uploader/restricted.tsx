import { useState } from 'react';
import { FileUpload, useUploads } from '#platform/files/web/public-api.ts';
import { fileProblem } from '#web/file-problem.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { KeptFiles } from './kept-files.tsx';

const limits = { accept: '.pdf,image/*', maxBytes: 2_000_000 };
const words = { kind: 'isn’t a PDF or image', size: 'is larger than 2 MB', empty: 'is empty' };

/** Invalid files are rejected before upload; the server checks the content again regardless of the name. */
export function Restricted() {
  const uploads = useUploads();
  const [refused, setRefused] = useState<string[]>([]);
  const choose = (file: File) => {
    const problem = fileProblem(file, limits);
    if (problem) setRefused((now) => [...now.slice(-2), `“${file.name}” ${words[problem]}.`]);
    else uploads.start([file]);
  };
  return (
    <>
      <FileDrop takesMany label="Choose the quote" text="PDF or images, up to 2 MB" accept={limits.accept} onChoose={choose} />
      <div role="alert">
        {refused.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
      <KeptFiles uploads={uploads}>
        {uploads.list.map((upload) => !upload.stored && <FileUpload key={upload.key} upload={upload} uploads={uploads} />)}
      </KeptFiles>
    </>
  );
}
