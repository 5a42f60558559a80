import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { ClientDrawer } from '#features/clients/web/offers.ts';
import type { SellerProfile } from '#features/seller/contract.ts';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { toast } from '#web/toast.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { useIsHere } from '#web/use-is-here.ts';
import type { InvoiceRecord } from '../../contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { numberAlone } from '../number-text.ts';
import { savePdf } from '../preview/save-pdf.ts';
import { EditorPanel, type EditorStep } from './editor-panel.tsx';
import { EditorSheet } from './editor-sheet.tsx';
import classes from './invoice-editor.module.css';
import { type InvoiceValues, pickedClient } from './invoice-values.ts';
import { KeptNote } from './kept-note.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';
import { useSaveInvoice } from './use-save-invoice.ts';

const EditorConflict = lazyPart(() => import('./editor-conflict.tsx').then(({ EditorConflict }) => EditorConflict));

interface Props {
  title: string;
  /** Null for a new one. */
  record: InvoiceRecord | null;
  begun: InvoiceValues;
  /** Which draft is kept in the tab: each invoice has one of its own. */
  draftKey: string;
  seller: SellerProfile;
}

/** The form of an invoice, which looks like the invoice; beside it what can be done with it. */
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
    // Who has gone to another page meanwhile stays there.
    const hasLeft = !isHere();
    if (wanted === 'preview' || wanted === 'send') {
      if (!hasLeft) history.push(`${invoiceAddress.preview(saved.id)}${wanted === 'send' ? '?open=send' : ''}`);
    } else {
      toast({ tone: 'success', message: t('invoice.editor.saved', { number: numberAlone(t, saved) }) });
      if (wanted === 'download') void savePdf(t, saved);
      // The new one has an address now: a reload shows it.
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
