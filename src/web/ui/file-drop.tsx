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
  /** Whether more than one may be chosen at once. */
  takesMany?: boolean;
  /** Told each of the chosen files. */
  onChoose: (file: File) => void;
}

/** Takes a file: chosen, or dropped here. */
export function FileDrop({ label, text, accept, isBusy = false, takesMany = false, onChoose }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const choose = (files: readonly File[]) => {
    for (const file of takesMany ? files : files.slice(0, 1)) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose([...event.dataTransfer.files]);
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
        multiple={takesMany}
        disabled={isBusy}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // The same file may be chosen again once it was mended.
          event.currentTarget.value = '';
          choose(files);
        }}
      />
    </div>
  );
}
