import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle, IconCheck, IconUpload } from '#web/icons.ts';
import { reasonText } from '#web/refusal-text.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldFrame } from '#web/ui/field-frame.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { uploadWithProgress } from '#web/upload-with-progress.ts';
import { importMailbox } from '../../transfer-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { toErrorText } from '../settings/to-error-text.ts';
import classes from './import-form.module.css';

const folders = ['inbox', 'sent', 'archive', 'spam', 'trash'] as const;

/** Imports the emails of files into a folder, and reports the results. */
export function ImportForm() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [folder, setFolder] = useState<(typeof folders)[number]>('inbox');
  const [files, setFiles] = useState<File[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState('');
  const [result, setResult] = useState<Imported>();
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    setMissing(files.length === 0);
    if (files.length === 0 || share !== undefined) return;
    upload.current = new AbortController();
    const { signal } = upload.current;
    setFailure('');
    setResult(undefined);
    setShare(0);
    try {
      const total: Imported & { notNamed: number; otherFiles: number } = {
        imported: 0,
        skipped: 0,
        failed: [],
        notNamed: 0,
        otherFiles: 0,
      };
      for (const [index, file] of files.entries()) {
        const onProgress = (part: number) => setShare((index + part) / files.length);
        const one = await uploadWithProgress(importMailbox, { query: { folder } }, file, { onProgress, signal });
        // Continues counting from the previous files.
        const before = total.imported + total.skipped + total.failed.length + total.notNamed;
        total.imported += one.imported;
        total.skipped += one.skipped;
        total.notNamed += one.notNamed ?? 0;
        total.otherFiles += one.otherFiles ?? 0;
        total.failed.push(...one.failed.map((failed) => ({ ...failed, index: failed.index + before })));
        setResult({ ...total });
      }
      setFiles([]);
      await queryClient.invalidateQueries({ queryKey: ['email'] });
    } catch (error) {
      if (!signal.aborted) setFailure(toErrorText(t, error));
    } finally {
      setShare(undefined);
    }
  }

  const choose = (chosen: File[]) => {
    setFiles(chosen);
    setMissing(false);
    setFailure('');
  };
  return (
    <form className={`${cardClasses.card} ${cardClasses.form}`} onSubmit={(event) => void send(event)} noValidate>
      <div>
        <h3 className={cardClasses.heading}>{t('email.settings.transfer.import')}</h3>
        <p className={cardClasses.quiet}>{t('email.settings.transfer.importText')}</p>
      </div>
      <FileField
        label={t('email.settings.transfer.file')}
        files={files}
        error={isMissing ? t('email.settings.transfer.noFile') : undefined}
        onChoose={choose}
      />
      <SelectField
        label={t('email.settings.transfer.into')}
        value={folder}
        options={folders.map((each) => ({ value: each, label: t(`email.folder.${each}`) }))}
        onChoose={(chosen) => setFolder(folders.find((each) => each === chosen) ?? 'inbox')}
      />
      <FormFailure text={failure} />
      {share === undefined ? null : <UploadProgress share={share} />}
      <div className={cardClasses.buttons}>
        <Button type="submit" look="outline" loading={share !== undefined}>
          {share === undefined && <IconUpload aria-hidden="true" />}
          {t('common.import')}
        </Button>
        {share !== undefined && (
          <Button look="plain" onClick={() => upload.current?.abort()}>
            {t('ui.form.cancel')}
          </Button>
        )}
      </div>
      <div role="status">{result && <ImportResult result={result} />}</div>
    </form>
  );
}

interface FileFieldProps {
  label: string;
  files: readonly File[];
  error: string | undefined;
  onChoose: (files: File[]) => void;
}

function FileField({ label, files, error, onChoose }: FileFieldProps) {
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
            // Allows choosing the same file again, which the browser would not report as a change.
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

type Imported = AnswerOf<typeof importMailbox>;

/** Results of an import: how many emails were imported, already there, or unreadable and why. */
function ImportResult({ result: { imported, skipped, failed, notNamed = 0, otherFiles = 0 } }: { result: Imported }) {
  const { t } = useTranslation();
  return (
    <div className={classes.result} data-failed={failed.length > 0 || undefined}>
      {failed.length > 0 ? <IconAlertTriangle aria-hidden="true" /> : <IconCheck aria-hidden="true" />}
      <div>
        <p className={classes.main}>{t('email.settings.transfer.imported', { count: imported })}</p>
        {skipped > 0 && <p>{t('email.settings.transfer.skipped', { count: skipped })}</p>}
        {otherFiles > 0 && <p>{t('email.settings.transfer.otherFiles', { count: otherFiles })}</p>}
        {failed.length > 0 && (
          <>
            <p>{t('email.settings.transfer.failed', { count: failed.length + notNamed })}</p>
            <ul>
              {failed.map(({ index, why }) => (
                <li key={index}>
                  {t('email.settings.transfer.failedOne', { index })} <bdi>{reasonText(t, why)}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

/** Shows how much of a file is uploaded, from 0 to 1; then that the server is processing it. */
function UploadProgress({ share }: { share: number }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const percent = formatPercent(share, i18n.language);
  return (
    <div className={classes.progress}>
      <label htmlFor={id} className="tabular">
        {share < 1 ? t('email.settings.transfer.uploading', { percent }) : t('email.settings.transfer.reading')}
      </label>
      {share < 1 ? <progress id={id} max={1} value={share} /> : <progress id={id} />}
    </div>
  );
}
