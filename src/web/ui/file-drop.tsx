import { type DragEvent, useId, useState } from 'react';
import { IconUpload } from '#web/icons.ts';
import classes from './file-drop.module.css';
import { Spinner } from './spinner.tsx';

interface FileDropProps {
  label: string;
  /** The selected file's name, or a prompt to drop one. */
  text: string;
  accept: string;
  isBusy?: boolean;
  takesMany?: boolean;
  onChoose: (file: File) => void;
}

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
          // Allows selecting the same file again after it was corrected.
          event.currentTarget.value = '';
          choose(files);
        }}
      />
    </div>
  );
}
