import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { ClientDrawer } from '#features/clients/web/public-api.ts';
import type { SellerProfile } from '#platform/seller/contract.ts';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDeviceFloppy, IconDownload, IconEye, IconSend } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { currencyOptions } from '#web/money/currencies.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useIsHere } from '#web/use-is-here.ts';
import type { InvoiceRecord } from '../../contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { numberAlone } from '../invoice-texts.ts';
import { savePdf } from '../preview/save-pdf.ts';
import { EditorSheet } from './editor-sheet.tsx';
import classes from './invoice-editor.module.css';
import { PricingFields } from './pricing-fields.tsx';
import { type InvoiceForm, type InvoiceValues, pickedClient, useInvoiceForm, useSaveInvoice } from './use-invoice-form.ts';

const EditorConflict = lazyPart(() => import('./editor-conflict.tsx').then(({ EditorConflict }) => EditorConflict));

interface Props {
  title: string;
  /** Null for a new invoice. */
  record: InvoiceRecord | null;
  begun: InvoiceValues;
  /** Key of the draft in the tab's storage, one for each invoice. */
  draftKey: string;
  seller: SellerProfile;
}

/** Form that looks like the invoice, with actions next to it. */
export function InvoiceEditor({ title, record, begun, draftKey, seller }: Props) {
  const { t, i18n } = useTranslation();
  const router = useRouter();
  const isHere = useIsHere();
  const form = useInvoiceForm(record, begun, draftKey);
  const save = useSaveInvoice(form, record, draftKey, i18n.language);
  const [step, setStep] = useState<EditorStep>();
  const [newClient, setNewClient] = useState<string>();
  const mayAddClients = useCan('create', 'Client');

  const run = async (wanted: EditorStep, version?: number) => {
    setStep(wanted);
    const saved = await save(version);
    setStep(undefined);
    if (!saved) return;
    const { history } = router;
    // Does not navigate if the person left the page meanwhile.
    const hasLeft = !isHere();
    if (wanted === 'preview' || wanted === 'send') {
      if (!hasLeft) history.push(`${invoiceAddress.preview(saved.id)}${wanted === 'send' ? '?open=send' : ''}`);
    } else {
      toast({ tone: 'success', message: t('invoice.editor.saved', { number: numberAlone(t, saved) }) });
      if (wanted === 'download') void savePdf(t, saved);
      // Gives the new invoice its URL, so that a reload shows it.
      if (!record && !hasLeft) history.replace(invoiceAddress.edit(saved.id));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== 'Enter' && event.key !== 's')) return;
    event.preventDefault();
    void run('save');
  };
  return (
    <>
      <form
        ref={form.formRef}
        className={classes.editor}
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run('save');
        }}
        onKeyDown={onKeyDown}
      >
        <div className={classes.main}>
          {form.isKept && !form.conflict && <KeptNote onDiscard={form.reset} />}
          {form.conflict && <EditorConflict form={form} current={form.conflict} onKeep={(version) => void run('save', version)} />}
          <EditorSheet
            title={title}
            form={form}
            record={record}
            seller={seller}
            onAddClient={mayAddClients ? (typed) => setNewClient(typed) : undefined}
          />
          <FormFailure text={form.failure} />
        </div>
        <EditorPanel form={form} record={record} running={form.isSending ? step : undefined} onStep={(wanted) => void run(wanted)} />
      </form>
      {newClient !== undefined && (
        <Suspense fallback={null}>
          <ClientDrawer
            company={newClient}
            onSaved={(client) => form.change({ client: pickedClient(client.id, client) })}
            onClose={() => setNewClient(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

type EditorStep = 'save' | 'preview' | 'send' | 'download';

interface EditorPanelProps {
  form: InvoiceForm;
  record: InvoiceRecord | null;
  running: EditorStep | undefined;
  onStep: (step: EditorStep) => void;
}

/** Actions for the invoice being edited, and fields not shown on it. */
function EditorPanel({ form, record, running, onStep }: EditorPanelProps) {
  const { t, i18n } = useTranslation();
  const { values, errors, change } = form;
  return (
    <aside className={classes.panel} aria-label={t('invoice.editor.panel')}>
      <div className={classes.actions}>
        <Button type="submit" wide loading={running === 'save'}>
          <IconDeviceFloppy size={18} aria-hidden="true" />
          {t('invoice.editor.save')}
        </Button>
        <Button look="outline" wide loading={running === 'send'} onClick={() => onStep('send')}>
          <IconSend size={18} aria-hidden="true" />
          {t('invoice.editor.send')}
        </Button>
        <Button look="outline" loading={running === 'preview'} onClick={() => onStep('preview')}>
          <IconEye size={18} aria-hidden="true" />
          {t('invoice.editor.preview')}
        </Button>
        <Button look="outline" loading={running === 'download'} onClick={() => onStep('download')}>
          <IconDownload size={18} aria-hidden="true" />
          {t('invoice.editor.download')}
        </Button>
        <p className={classes.state} role="status">
          {t(form.isChanged || !record ? 'invoice.editor.notSaved' : 'invoice.editor.allSaved')}
        </p>
      </div>
      <div className={classes.fields}>
        <SelectField
          label={t('invoice.editor.field.currency')}
          value={values.currency}
          options={currencyOptions(values.currency, i18n.language)}
          error={errors.currency}
          onChoose={(currency) => change({ currency })}
        />
        {record?.kind !== 'credit-note' && (
          <PricingFields value={values.pricing} error={errors.pricing} onChange={(pricing) => change({ pricing })} />
        )}
        <TextField
          label={t('invoice.editor.field.service')}
          optionalLabel={t('common.optional')}
          hint={t('invoice.editor.serviceHint')}
          maxLength={200}
          dir="auto"
          value={values.service}
          error={errors.service}
          onChange={(event) => change({ service: event.currentTarget.value })}
        />
      </div>
    </aside>
  );
}

/** Reports that unsaved input was restored, with a way to discard it. */
function KeptNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.note} role="status">
      <p>{t('invoice.editor.kept')}</p>
      <button type="button" className={classes.discard} onClick={onDiscard}>
        {t('invoice.editor.discard')}
      </button>
    </div>
  );
}
