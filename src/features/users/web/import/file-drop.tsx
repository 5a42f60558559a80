import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconUpload } from '#web/icons.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import classes from './file-drop.module.css';

interface Props {
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** Takes a file: chosen, or dropped here. */
export function FileDrop({ isBusy, onChoose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard's way is the field inside.
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {isBusy ? <Spinner /> : <IconUpload aria-hidden="true" />}
      <label htmlFor={id}>{t('users.import.choose')}</label>
      <span>{t('users.import.drop')}</span>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        disabled={isBusy}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen again once it was mended.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}
