import { useState } from 'react';
import { IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { type Upload, useUploads } from './use-uploads.ts';

/** Form state of a picture. */
export interface PictureFieldProps {
  fileId: number | null;
  /** The saved picture, by id and URL. */
  saved: { id: number | null; url: string | null };
  error: string | undefined;
  onChange: (fileId: number | null) => void;
}

interface Props extends PictureFieldProps {
  /** Layout class of the picture and the content below it. */
  className: string | undefined;
  label: string;
  hint: string;
  /** Media types, as in the `accept` attribute of a file input. */
  accept: string;
  removeLabel: string;
  /** Returns the message for a failed upload. */
  failureText: (failure: NonNullable<Upload['failure']>) => string;
}

/** A picture field: uploads at once and attaches the picture when the form is saved. */
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
