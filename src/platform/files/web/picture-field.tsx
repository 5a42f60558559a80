import { useState } from 'react';
import { IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { type Upload, useUploads } from './use-uploads.ts';

/** What a form knows of its picture. */
export interface PictureFieldProps {
  fileId: number | null;
  /** The picture that is saved, by id and address. */
  saved: { id: number | null; url: string | null };
  error: string | undefined;
  onChange: (fileId: number | null) => void;
}

interface Props extends PictureFieldProps {
  /** How the picture and what is below it stand. */
  className: string | undefined;
  label: string;
  hint: string;
  /** Media types, as an input of files has them. */
  accept: string;
  removeLabel: string;
  /** What is said when it did not arrive. */
  failureText: (failure: NonNullable<Upload['failure']>) => string;
}

/** One picture: uploaded at once, kept when the form is saved. */
export function PictureField({ fileId, saved, error, onChange, className, label, hint, accept, removeLabel, failureText }: Props) {
  const uploads = useUploads();
  const [chosen, setChosen] = useState(new Map<number, string>());
  const address = fileId === null ? null : (chosen.get(fileId) ?? (saved.id === fileId ? saved.url : null));
  const failure = uploads.list.find((upload) => upload.failure)?.failure;
  const choose = (file: File) => {
    for (const { key } of uploads.list) uploads.remove(key);
    uploads.start([file], ({ id, url }) => {
      setChosen((now) => new Map(now).set(id, url));
      onChange(id);
    });
  };
  return (
    <div className={className}>
      {address && <FileImage src={address} alt="" />}
      <FileDrop label={label} text={hint} accept={accept} isBusy={uploads.isBusy} onChoose={choose} />
      {fileId !== null && (
        <Button look="outline" onClick={() => onChange(null)}>
          <IconTrash size={18} aria-hidden="true" />
          {removeLabel}
        </Button>
      )}
      <FormFailure text={error ?? (failure ? failureText(failure) : '')} />
    </div>
  );
}
