import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { IconDownload } from '#web/icons.ts';
import { readText } from '#web/read-text.ts';
import { reasonText } from '#web/refusal-text.ts';
import { saveBlob } from '#web/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { ImportPreview } from '#web/ui/import-preview.tsx';
import { type ImportedRow, importUsers } from '../../import-contract.ts';
import { type UserSheetField, userSheetColumns } from '../../user-sheet.ts';
import { toErrorText } from '../to-error-text.ts';
import classes from './import-dialog.module.css';

const example: Record<UserSheetField, string> = {
  fullName: 'Lena Moreau',
  email: 'lena@moreau.example',
  username: 'lena',
  role: 'subscriber',
  currentPlan: 'team',
  status: 'active',
  billing: 'Auto Debit',
  company: 'Moreau Interiors',
  country: 'France',
  contact: '+33 1 23 45 67 89',
};

type Answer = AnswerOf<typeof importUsers>;

/** Imports users from a CSV file, after a preview of the changes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<{ name: string; csv: string }>();
  const [answer, setAnswer] = useState<Answer>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  const send = async (csv: string, apply: boolean) => {
    setSending(true);
    setFailure('');
    try {
      setAnswer(await call(importUsers, { body: { csv, apply } }));
      if (apply) void queryClient.invalidateQueries({ queryKey: ['user'] });
    } catch (error) {
      const isUnread = error instanceof ApiError && (error.status === 400 || error.status === 413);
      setFailure(isUnread ? t('users.import.unread') : toErrorText(t, error));
    } finally {
      setSending(false);
    }
  };
  const choose = async (chosen: File) => {
    const csv = await readText(chosen);
    setFile({ name: chosen.name, csv });
    await send(csv, false);
  };
  const restart = () => {
    setFile(undefined);
    setAnswer(undefined);
    setFailure('');
  };
  const saveTemplate = () => saveBlob(new Blob([csvTemplate(t)], { type: 'text/csv' }), `${t('users.import.templateName')}.csv`);
  const good = answer ? answer.counts.new + answer.counts.changed : 0;
  const buttons = answer?.applied ? (
    <Button onClick={onClose}>{t('ui.close')}</Button>
  ) : (
    <>
      <Button look="outline" onClick={answer ? restart : onClose}>
        {t(answer ? 'users.import.another' : 'ui.form.cancel')}
      </Button>
      {answer && file && (
        <Button loading={isSending} disabled={good === 0} onClick={() => void send(file.csv, true)}>
          {good === 0 ? t('users.import.nothing') : t('users.import.apply', { count: good })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog kind="wide" title={t('users.import.title')} onClose={onClose}>
      <DialogBody buttons={buttons}>
        {answer ? (
          <>
            <p className={classes.text} role="status">
              {answer.applied ? t('users.import.done', { count: good }) : <bdi>{file?.name}</bdi>}
            </p>
            {answer.ignored.length > 0 && (
              <p className={classes.text}>
                {t('users.import.ignored')} <bdi>{answer.ignored.map(({ heading }) => heading).join(', ')}</bdi>
              </p>
            )}
            <ImportPreview
              counts={answer.counts}
              rows={answer.rows.map((row) => ({
                ...{ line: row.line, kind: row.kind, title: row.fullName, text: row.email, notes: rowNotes(t, row) },
              }))}
            />
          </>
        ) : (
          <>
            <p className={classes.text}>{t('users.import.text')}</p>
            <FileDrop
              label={t('users.import.choose')}
              text={t('common.orDropHere')}
              accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
              isBusy={isSending}
              onChoose={(chosen) => void choose(chosen)}
            />
            <Button look="plain" className={classes.template} onClick={saveTemplate}>
              <IconDownload size={18} />
              {t('users.import.template')}
            </Button>
          </>
        )}
        <FormFailure text={failure} />
      </DialogBody>
    </Dialog>
  );
}

/** A CSV template: the importable columns with headings in the page's language, and an example row. */
function csvTemplate(t: TFunction): string {
  const lines = [userSheetColumns.map(({ field }) => t(`users.sheet.${field}`)), userSheetColumns.map(({ field }) => example[field])];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Describes a row's changes or errors. */
function rowNotes(t: TFunction, { kind, changes, reasons }: ImportedRow): { key: string; text: string }[] {
  const label = (name: string) => {
    const known = userSheetColumns.find(({ field }) => field === name)?.field;
    return known ? t(`users.field.${known}`) : '';
  };
  if (kind === 'changed')
    return changes.map(({ field, from, to }) => ({
      ...{ key: field, text: t('ui.import.change', { field: label(field), from: from || '—', to: to || '—' }) },
    }));
  return Object.entries(reasons).map(([field, [reason]]) => ({
    ...{ key: field, text: [label(field), reason && reasonText(t, reason)].filter(Boolean).join(': ') },
  }));
}
