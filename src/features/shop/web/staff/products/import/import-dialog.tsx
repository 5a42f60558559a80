import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { IconDownload } from '#web/icons.ts';
import { readText } from '#web/read-text.ts';
import { reasonText } from '#web/refusal-text.ts';
import { saveBlob } from '#web/save-blob.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { ImportPreview } from '#web/ui/import-preview.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import {
  type ImportedProduct,
  importProducts,
  maxSheetLetters,
  type ProductSheetField,
  productSheetColumns,
  undoProductImport,
} from '../../../../product-sheet-contract.ts';
import classes from './import-dialog.module.css';

type Answer = AnswerOf<typeof importProducts>;

/** Imports products from a CSV file: a preview first, then the import, which can be undone. */
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
    if (csv.length > maxSheetLetters) return setFailure(t('shopStaff.import.tooLarge'));
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
              text={t('common.orDropHere')}
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

interface ColumnsFieldProps {
  columns: readonly { heading: string; field: ProductSheetField | null }[];
  /** Expanded when a choice is required. */
  isOpen: boolean;
  isBusy: boolean;
  onChange: (columns: (ProductSheetField | null)[]) => void;
}

/** The field of each column: guessed from its heading, and editable. No two columns share a field. */
function ColumnsField({ columns, isOpen, isBusy, onChange }: ColumnsFieldProps) {
  const { t } = useTranslation();
  const fields = columns.map(({ field }) => field);
  const options = [
    { value: '', label: t('shopStaff.import.unused') },
    ...productSheetColumns.map(({ field }) => ({ value: field, label: t(`shopStaff.sheet.${field}`) })),
  ];
  const choose = (at: number, value: string) => {
    const chosen = productSheetColumns.find(({ field }) => field === value)?.field ?? null;
    onChange(fields.map((field, index) => (index === at ? chosen : field === chosen ? null : field)));
  };
  return (
    <details className={classes.columns} open={isOpen || undefined}>
      <summary>{t('shopStaff.import.columns')}</summary>
      <div className={classes.list}>
        {columns.map(({ heading, field }, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column of a file is its place.
            key={at}
            label={heading || t('shopStaff.import.unnamed', { at: at + 1 })}
            value={field ?? ''}
            options={options}
            disabled={isBusy}
            onChoose={(value) => choose(at, value)}
          />
        ))}
      </div>
    </details>
  );
}

/** Creates a template file: all columns, with headings in the page's language, and an example row. */
function csvTemplate(t: TFunction): string {
  const example: Record<ProductSheetField, string> = {
    ...{ slug: '', name: 'Oak Stool', brand: 'Birk', category: 'Seating', priceCents: '89.00', stock: '12' },
    ...{
      description: 'Solid oiled oak',
      features: '45 cm high',
      colorOptions: `"${t('shop.colour.success')}, ${t('shop.colour.warning')}"`,
    },
    ...{ hasFreeShipping: t('shopStaff.no'), isPublished: t('shopStaff.yes') },
    ...{ taxClass: t('shopStaff.taxClass.goods'), weightGrams: '4.2' },
  };
  const lines = [
    productSheetColumns.map(({ field }) => t(`shopStaff.sheet.${field}`)),
    productSheetColumns.map(({ field }) => example[field]),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Describes what changes with a row, or its errors. */
function rowNotes(t: TFunction, { kind, changes, reasons }: ImportedProduct): { key: string; text: string }[] {
  if (kind === 'changed')
    return changes.map(({ field, from, to }) => {
      const values = { field: t(`shopStaff.sheet.${field}`), from: shortened(from), to: shortened(to) };
      return { key: field, text: t('ui.import.change', values) };
    });
  return Object.entries(reasons).map(([name, [reason]]) => {
    const known = productSheetColumns.find(({ field }) => field === name);
    const label = known && t(`shopStaff.sheet.${known.field}`);
    return { key: name, text: [label, reason && reasonText(t, reason)].filter(Boolean).join(': ') };
  });
}

/** A full description would fill the dialog. */
function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text || '—';
}

const words: ActionWords = { failed: (t) => t('table.serverFailed') };

/** Offers to undo a whole import. */
function useImportUndo() {
  const { t } = useTranslation();
  const { show, offerUndo } = useActions<Record<never, never>>('product', words);
  return useMemo(
    () =>
      (id: number, count: number): void => {
        const undo = async () => {
          const { undone, left } = await show({ rows: [], send: () => call(undoProductImport, { params: { id } }) });
          const said = [t('shopStaff.import.undone', { count: undone }), left > 0 ? t('shopStaff.import.left', { count: left }) : ''];
          toast({ message: said.filter(Boolean).join(' ') });
        };
        offerUndo(t('shopStaff.import.done', { count }), undo, undefined, t('shopStaff.import.undoFailed'));
      },
    [t, show, offerUndo],
  );
}
