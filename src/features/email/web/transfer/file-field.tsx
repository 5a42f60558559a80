import { useId } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { FieldFrame } from '#web/ui/field-frame.tsx';
import classes from './file-field.module.css';

interface FileFieldProps {
  label: string;
  files: readonly File[];
  error: string | undefined;
  onChoose: (files: File[]) => void;
}

/** Files of the person's, chosen or dropped. */
export function FileField({ label, files, error, onChoose }: FileFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const names = files.map(({ name }) => name).join(', ') || t('email.settings.transfer.noneChosen');
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={classes.box} data-invalid={error ? true : undefined}>
        <span className={classes.button} aria-hidden="true">
          {t('email.settings.transfer.choose')}
        </span>
        <span className={classes.name} aria-hidden="true" dir="auto">
          {names}
        </span>
        <input
          id={id}
          type="file"
          className={classes.input}
          multiple
          accept=".mbox,.mbx,.eml,.zip,application/mbox,message/rfc822,application/zip,text/plain"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-${error ? 'error' : 'said'}`}
          onClick={(event) => {
            // The same file can be chosen again: without this the browser sees no change.
            event.currentTarget.value = '';
          }}
          onChange={(event) => onChoose([...(event.currentTarget.files ?? [])])}
        />
      </div>
      {!error && (
        <p id={`${id}-said`} className="visually-hidden">
          {names}
        </p>
      )}
    </FieldFrame>
  );
}
