import { useId } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { FieldFrame } from '#web/ui/field-frame.tsx';
import classes from './file-field.module.css';

interface FileFieldProps {
  label: string;
  file: File | undefined;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** A file of the person's, chosen or dropped. */
export function FileField({ label, file, error, onChoose }: FileFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={classes.box} data-invalid={error ? true : undefined}>
        <span className={classes.button} aria-hidden="true">
          {t('email.settings.transfer.choose')}
        </span>
        <span className={classes.name} aria-hidden="true" dir="auto">
          {file ? file.name : t('email.settings.transfer.noneChosen')}
        </span>
        <input
          id={id}
          type="file"
          className={classes.input}
          accept=".mbox,.mbx,application/mbox,text/plain"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-${error ? 'error' : 'said'}`}
          onClick={(event) => {
            // The same file can be chosen again: without this the browser sees no change.
            event.currentTarget.value = '';
          }}
          onChange={(event) => onChoose(event.currentTarget.files?.[0])}
        />
      </div>
      {!error && (
        <p id={`${id}-said`} className="visually-hidden">
          {file ? file.name : t('email.settings.transfer.noneChosen')}
        </p>
      )}
    </FieldFrame>
  );
}
