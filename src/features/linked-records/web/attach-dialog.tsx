import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Linked } from '#contract/linked-kind.ts';
import { removeAttachments } from '#features/invoice/attachment-contract.ts';
import { type Invoice, listInvoices } from '#features/invoice/contract.ts';
import { numberAlone, numberWithin, statusLooks } from '#features/invoice/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { randomKey } from '#web/random-key.ts';
import { toast } from '#web/toast.ts';
import { Check } from '#web/ui/check.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { OptionWords } from '#web/ui/option-words.tsx';
import { RecordCombobox } from '#web/ui/record-combobox.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { attachMail, unlinkThings } from '../contract.ts';
import { linkedQuery } from './linked-query.ts';
import type { AttachRequest } from './made-request.ts';

/** Asks for the invoice to attach a mail to, and which parts. Keeps its input on failure. */
export function AttachDialog({ request, onClose }: { request: AttachRequest; onClose: () => void }) {
  const { t } = useTranslation();
  const { from, hasFiles } = request;
  const [invoice, setInvoice] = useState<Invoice | null>(null);
  const [parts, setParts] = useState({ withMail: true, withFiles: hasFiles });
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  // Shared by all attempts, so an unanswered request that went through isn't repeated.
  const clientKey = useRef(randomKey());
  const tell = useAttaching(from);
  const submit = async () => {
    if (isSending) return;
    if (!invoice) return setMissing(true);
    if (!parts.withMail && !parts.withFiles) return setFailure(t('madeOf.attach.nothing'));
    setSending(true);
    setFailure(undefined);
    try {
      const answer = await call(attachMail, { body: { ...parts, clientKey: clientKey.current, mailId: from.id, invoiceId: invoice.id } });
      onClose();
      tell(answer, invoice);
    } catch (caught) {
      setSending(false);
      setFailure(formFailureText(t, caught));
    }
  };
  return (
    <DialogForm
      title={t('links.make.invoice')}
      submitLabel={t('madeOf.attach.save')}
      isSending={isSending}
      failure={failure ?? ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <InvoicePicker
        label={t('madeOf.field.invoice')}
        value={invoice}
        error={isMissing ? t('refusal.required') : undefined}
        onChange={(chosen) => {
          setInvoice(chosen);
          setMissing(false);
          // The selection differs from the earlier attempt.
          clientKey.current = randomKey();
        }}
      />
      <Check checked={parts.withMail} onChange={(event) => setParts({ ...parts, withMail: event.currentTarget.checked })}>
        {t('madeOf.attach.withMail')}
      </Check>
      {hasFiles && (
        <Check checked={parts.withFiles} onChange={(event) => setParts({ ...parts, withFiles: event.currentTarget.checked })}>
          {t('madeOf.field.withFiles')}
        </Check>
      )}
    </DialogForm>
  );
}

const maxFound = 8;

const pickedFrom = (q: string) =>
  queryOptions({
    queryKey: ['invoice', 'picked from', q] as const,
    queryFn: ({ signal }) => call(listInvoices, { query: { q, perPage: maxFound, allData: false, exactTotal: false } }, { signal }),
    staleTime: 30_000,
  });

interface InvoicePickerProps {
  label: string;
  value: Invoice | null;
  error?: string | undefined;
  onChange: (invoice: Invoice) => void;
}

/** Picks an invoice by number, client, or amount; suggests the newest first. */
function InvoicePicker({ label, value, error, onChange }: InvoicePickerProps) {
  const { t, i18n } = useTranslation();
  return (
    <RecordCombobox
      label={label}
      value={value && [numberAlone(t, value), clientOf(value)].filter(Boolean).join(' · ')}
      placeholder={t('madeOf.invoice.placeholder')}
      error={error}
      search={{
        queryFor: pickedFrom,
        optionsOf: ({ invoices }) => invoices,
        textsOf: (one) => [one.number ?? '', one.client.name, one.client.company, one.client.companyEmail],
      }}
      keyOf={({ id }) => id}
      show={(invoice) => (
        <>
          <OptionWords
            name={numberAlone(t, invoice)}
            text={[clientOf(invoice), formatMoney(invoice.totalCents, invoice.currency, i18n.language)].filter(Boolean).join(' · ')}
          />
          <InvoiceStatus invoice={invoice} />
        </>
      )}
      onChange={onChange}
      noneText={t('madeOf.invoice.none')}
      failedText={t('madeOf.invoice.failed')}
    />
  );
}

function InvoiceStatus({ invoice: { invoiceStatus } }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { key, tone, icon } = statusLooks[invoiceStatus];
  return (
    <StatusPill tone={tone} icon={icon}>
      {t(`invoice.status.${key}`)}
    </StatusPill>
  );
}

const clientOf = ({ client }: Invoice) => client.company || client.name;

/** After attaching a mail: refreshes both ends and offers Undo. */
function useAttaching(from: Linked<'mail'>): (answer: AnswerOf<typeof attachMail>, invoice: Invoice) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const readAnew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: linkedQuery(from).queryKey }),
      queryClient.invalidateQueries({ queryKey: ['invoice'] }),
    ]);
  return ({ made, attachmentIds, isNewLink }, invoice) => {
    const number = numberWithin(t, invoice);
    void readAnew();
    if (attachmentIds.length === 0 && !isNewLink) return toast({ message: t('madeOf.attach.there', { number }) });
    const takeBack = async () => {
      if (attachmentIds.length > 0) await call(removeAttachments, { body: { ids: attachmentIds } });
      if (isNewLink) await call(unlinkThings, { query: { kind: from.kind, id: from.id, otherKind: made.kind, otherId: made.id } });
      await readAnew();
    };
    const run = () => attempt(t('madeOf.failed.undo'), takeBack);
    toast({ tone: 'success', message: t('madeOf.attach.done', { number }), action: { label: t('common.undo'), run, isUndo: true } });
  };
}
