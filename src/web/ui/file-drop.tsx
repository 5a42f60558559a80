import { type DragEvent, useId, useState } from 'react';
import { IconUpload } from '#web/icons.ts';
import classes from './file-drop.module.css';
import { Spinner } from './spinner.tsx';

interface FileDropProps {
  label: string;
  /** The name of the chosen file, or that one may be dropped here. */
  text: string;
  accept: string;
  isBusy?: boolean;
  onChoose: (file: File) => void;
}

/** Takes a file: chosen, or dropped here. */
export function FileDrop({ label, text, accept, isBusy = false, onChoose }: FileDropProps) {
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
      <label htmlFor={id}>{label}</label>
      <span dir="auto" aria-hidden="true">
        {text}
      </span>
      <input
        id={id}
        type="file"
        accept={accept}
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
