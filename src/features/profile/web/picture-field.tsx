import { useState } from 'react';
import { useUploads } from '#features/files/web/offers.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import classes from './picture-field.module.css';

interface Props {
  label: string;
  fileId: number | null;
  /** The picture that is saved, by id and address. */
  saved: { id: number | null; url: string | null };
  error: string | undefined;
  onChange: (fileId: number | null) => void;
}

/** One picture: uploaded at once, kept when the form is saved. */
export function PictureField({ label, fileId, saved, error, onChange }: Props) {
  const { t } = useTranslation();
  const uploads = useUploads();
  const [chosen, setChosen] = useState(new Map<number, string>());
  const address = fileId === null ? null : (chosen.get(fileId) ?? (saved.id === fileId ? saved.url : null));
  const failed = uploads.list.find(({ failure }) => failure);
  const choose = (file: File) => {
    for (const { key } of uploads.list) uploads.remove(key);
    uploads.start([file], ({ id, url }) => {
      setChosen((now) => new Map(now).set(id, url));
      onChange(id);
    });
  };
  return (
    <div className={classes.field}>
      {address && <FileImage className={classes.picture} src={address} alt="" />}
      <FileDrop
        label={label}
        text={t('profile.picture.hint')}
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        isBusy={uploads.isBusy}
        onChoose={choose}
      />
      {fileId !== null && (
        <Button look="outline" onClick={() => onChange(null)}>
          <IconTrash size={18} aria-hidden="true" />
          {t('profile.picture.remove')}
        </Button>
      )}
      <FormFailure text={error ?? (failed ? t(`profile.upload.${failed.failure}`) : '')} />
    </div>
  );
}
