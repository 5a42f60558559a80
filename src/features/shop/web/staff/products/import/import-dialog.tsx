import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDownload } from '#web/icons.ts';
import { readText } from '#web/read-text.ts';
import { saveBlob } from '#web/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { ImportPreview } from '#web/ui/import-preview.tsx';
import { importProducts, mostSheetLetters, type ProductSheetField } from '../../../../product-sheet-contract.ts';
import { ColumnsField } from './columns-field.tsx';
import { csvTemplate } from './csv-template.ts';
import classes from './import-dialog.module.css';
import { rowNotes } from './row-notes.ts';
import { useImportUndo } from './use-import-undo.ts';

type Answer = AnswerOf<typeof importProducts>;

/** Takes in products from a CSV file: first what would change, then the change, which can be taken back. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const offerUndo = useImportUndo();
  const [file, setFile] = useState<{ name: string; csv: string }>();
  const [answer, setAnswer] = useState<Answer>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  const send = async (csv: string, columns: (ProductSheetField | null)[] | undefined, apply: boolean) => {
    setSending(true);
    setFailure('');
    try {
      const found = await call(importProducts, { body: { csv, ...(columns && { columns }), apply } });
      setAnswer(found);
      if (found.importId === null) return;
      void queryClient.invalidateQueries({ queryKey: ['product'] });
      offerUndo(found.importId, found.counts.new + found.counts.changed);
      if (found.counts.bad === 0) onClose();
    } catch (error) {
      const isUnread = error instanceof ApiError && error.status === 400;
      setFailure(isUnread ? t('shopStaff.import.unread') : formFailureText(t, error));
    } finally {
      setSending(false);
    }
  };
  const choose = async (chosen: File) => {
    const csv = await readText(chosen);
    if (csv.length > mostSheetLetters) return setFailure(t('shopStaff.import.tooLarge'));
    setFile({ name: chosen.name, csv });
    await send(csv, undefined, false);
  };
  const restart = () => {
    setFile(undefined);
    setAnswer(undefined);
    setFailure('');
  };
  const saveTemplate = () => saveBlob(new Blob([csvTemplate(t)], { type: 'text/csv' }), `${t('shopStaff.import.templateName')}.csv`);
  const good = answer ? answer.counts.new + answer.counts.changed : 0;
  const columns = answer?.columns.map(({ field }) => field);
  const isNamed = columns?.some((field) => field === 'name' || field === 'slug');
  const ignored = (answer?.columns ?? []).flatMap(({ heading, field }) => (field === null && heading !== '' ? [heading] : []));
  const isDone = answer !== undefined && answer.importId !== null;
  const buttons = isDone ? (
    <Button onClick={onClose}>{t('ui.close')}</Button>
  ) : (
    <>
      <Button look="outline" onClick={answer ? restart : onClose}>
        {t(answer ? 'shopStaff.import.another' : 'ui.form.cancel')}
      </Button>
      {file && answer && (
        <Button loading={isSending} disabled={good === 0} onClick={() => void send(file.csv, columns, true)}>
          {good === 0 ? t('shopStaff.import.nothing') : t('shopStaff.import.apply', { count: good })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog kind="wide" title={t('shopStaff.import.title')} onClose={onClose}>
      <DialogBody buttons={buttons}>
        {file && answer ? (
          <>
            <p className={classes.text} role="status">
              {isDone ? t('shopStaff.import.done', { count: good }) : <bdi>{file.name}</bdi>}
            </p>
            {!isDone && (
              <ColumnsField
                columns={answer.columns}
                isOpen={!isNamed}
                isBusy={isSending}
                onChange={(changed) => void send(file.csv, changed, false)}
              />
            )}
            {ignored.length > 0 && !isDone && (
              <p className={classes.text}>{t('shopStaff.import.ignored', { headings: ignored.join(', ') })}</p>
            )}
            {answer.variants > 0 && <p className={classes.text}>{t('shopStaff.import.variants', { count: answer.variants })}</p>}
            {isNamed ? (
              <ImportPreview
                counts={answer.counts}
                rows={answer.rows.map((row) => ({ line: row.line, kind: row.kind, title: row.name, notes: rowNotes(t, row) }))}
              />
            ) : (
              <p className={classes.text} role="alert">
                {t('shopStaff.import.needsName')}
              </p>
            )}
          </>
        ) : (
          <>
            <p className={classes.text}>{t('shopStaff.import.text')}</p>
            <FileDrop
              label={t('shopStaff.import.choose')}
              text={t('shopStaff.import.drop')}
              accept=".csv,text/csv"
              isBusy={isSending}
              onChoose={(chosen) => void choose(chosen)}
            />
            <Button look="plain" className={classes.template} onClick={saveTemplate}>
              <IconDownload size={18} aria-hidden="true" />
              {t('shopStaff.import.template')}
            </Button>
          </>
        )}
        <FormFailure text={failure} />
      </DialogBody>
    </Dialog>
  );
}
