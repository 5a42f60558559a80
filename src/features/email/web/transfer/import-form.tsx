import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconUpload } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { uploadWithProgress } from '#web/upload-with-progress.ts';
import { importMailbox } from '../../transfer-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { whyFailed } from '../settings/why-failed.ts';
import { FileField } from './file-field.tsx';
import { type Imported, ImportResult } from './import-result.tsx';
import { UploadProgress } from './upload-progress.tsx';

const folders = ['inbox', 'sent', 'archive', 'spam', 'trash'] as const;

/** Brings the mails of files into a folder, and tells what became of them. */
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
        // Counted on from the files before.
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
      if (!signal.aborted) setFailure(whyFailed(t, error));
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
          {t('email.settings.transfer.importNow')}
        </Button>
        {share !== undefined && (
          <Button look="plain" onClick={() => upload.current?.abort()}>
            {t('email.settings.cancel')}
          </Button>
        )}
      </div>
      <div role="status">{result && <ImportResult result={result} />}</div>
    </form>
  );
}
