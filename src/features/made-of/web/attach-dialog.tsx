import { useRef, useState } from 'react';
import type { Invoice } from '#features/invoice/contract.ts';
import { call } from '#web/api-client.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { randomKey } from '#web/random-key.ts';
import { Check } from '#web/ui/check.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { attachMail } from '../contract.ts';
import { InvoicePicker } from './invoice-picker.tsx';
import type { AttachRequest } from './made-request.ts';
import { useAttaching } from './use-attaching.ts';

/** Asks for the invoice that a mail goes with, and for what of the mail. What cannot be sent stays. */
export function AttachDialog({ request, onClose }: { request: AttachRequest; onClose: () => void }) {
  const { t } = useTranslation();
  const { from, hasFiles } = request;
  const [invoice, setInvoice] = useState<Invoice | null>(null);
  const [parts, setParts] = useState({ withMail: true, withFiles: hasFiles });
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  // The same for each try: what came through without an answer is not attached twice.
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
        error={isMissing ? t('ui.form.required') : undefined}
        onChange={(chosen) => {
          setInvoice(chosen);
          setMissing(false);
          // Something else than what an earlier try has asked for.
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
