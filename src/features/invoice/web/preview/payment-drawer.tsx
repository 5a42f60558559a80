import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { minorDigits } from '#contract/money/currency.ts';
import { call } from '#web/api-client.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { amountText } from '#web/money/amount-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import { reasonText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { trackWrite } from '#web/undo/writes-under-way.ts';
import { useDraftForm } from '#web/use-draft-form.ts';
import { type InvoiceRecord, type Payment, paymentMethods } from '../../contract.ts';
import { addPayment, refundPayment, removePayments } from '../../payment-contract.ts';
import { keptClientKey } from '../editor/client-key-storage.ts';
import { invoiceQuery } from '../invoice-query.ts';

interface Values {
  /** As typed. */
  amount: string;
  paidOn: string;
  method: (typeof paymentMethods)[number];
  note: string;
}

interface Props {
  record: InvoiceRecord;
  /** Whether it is a refund instead of a payment. */
  isRefund?: boolean;
  onClose: () => void;
}

/** Drawer for a payment or refund; defaults to the whole open amount. */
export function PaymentDrawer({ record, isRefund = false, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const queryClient = useQueryClient();
  const { id, currency, balanceCents } = record;
  const decimals = minorDigits(currency);
  const openCents = isRefund ? -balanceCents : balanceCents;
  const [clientKey] = useState(() => keptClientKey(`${isRefund ? 'refund' : 'payment'}-${id}`));
  const form = useDraftForm<Values, never>({
    storageKey: isRefund ? 'atrium.invoice.refund' : 'atrium.invoice.payment',
    draftKey: String(id),
    record: null,
    begun: {
      amount: openCents > 0 ? amountText(openCents, language, decimals) : '',
      paidOn: companyToday(),
      method: 'bank-transfer',
      note: '',
    },
    valuesOf: (none) => none,
    versionOf: () => 0,
    fieldOf: (path) => (path === 'amountCents' ? 'amount' : path === 'paidOn' || path === 'method' || path === 'note' ? path : undefined),
    errorOf: (field, reason) =>
      field === 'amount' && reason.code !== 'too_much' ? t('invoice.preview.payment.badAmount') : reasonText(t, reason),
  });
  const { values, errors, change } = form;
  const amountCents = readAmount(values.amount, language, decimals);
  const overCents = amountCents === null ? 0 : amountCents - Math.max(0, openCents);
  const leftCents = amountCents === null ? openCents : openCents - amountCents;
  const money = (cents: number) => formatMoney(cents, currency, language);

  const save = async () => {
    if (amountCents === null || amountCents < 1) return form.refuse({ amount: t('invoice.preview.payment.badAmount') });
    if (isRefund && overCents > 0) return form.refuse({ amount: t('invoice.preview.payment.tooMuch', { amount: money(openCents) }) });
    if (!values.paidOn) return form.refuse({ paidOn: t('invoice.editor.says.date') });
    const known = new Set(record.payments.map((payment) => payment.id));
    let added: Payment | undefined;
    const isSaved = await form.send(async () => {
      const body = {
        amountCents,
        paidOn: values.paidOn,
        method: values.method,
        note: values.note.trim(),
        clientKey: clientKey.take().clientKey,
      };
      const { invoice } = await trackWrite(() => call(isRefund ? refundPayment : addPayment, { params: { id }, body }));
      clientKey.forget();
      added = invoice.payments.find((payment) => !known.has(payment.id) && Math.abs(payment.amountCents) === amountCents);
      queryClient.setQueryData(invoiceQuery(id).queryKey, invoice);
      void queryClient.invalidateQueries({ queryKey: ['invoice'] });
    });
    if (!isSaved) return;
    const paymentId = added?.id;
    const takeBack = async () => {
      const refused = await call(removePayments, { body: { ids: [paymentId ?? 0] } }).catch(() => 'refused');
      if (refused) toast({ tone: 'error', message: t('invoice.preview.failedAction') });
      void queryClient.invalidateQueries({ queryKey: ['invoice'] });
      return !refused;
    };
    toast({
      tone: 'success',
      message: t(isRefund ? 'invoice.preview.done.refunded' : 'invoice.preview.done.paid', { amount: money(amountCents) }),
      ...(paymentId !== undefined && { action: { label: t('common.undo'), run: takeBack, isUndo: true as const } }),
    });
    onClose();
  };
  return (
    <FormDrawer
      title={t(isRefund ? 'invoice.preview.refund' : 'invoice.preview.addPayment')}
      form={form}
      submitLabel={t(isRefund ? 'invoice.preview.refund' : 'invoice.preview.payment.save')}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('invoice.preview.payment.amount', { currency })}
        inputMode="decimal"
        autoComplete="off"
        value={values.amount}
        error={errors.amount}
        hint={
          isRefund
            ? t('invoice.preview.payment.creditLeft', { amount: money(Math.max(0, leftCents)) })
            : overCents > 0
              ? t('invoice.preview.payment.over', { amount: money(overCents) })
              : t('invoice.preview.payment.left', { amount: money(leftCents) })
        }
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <FieldRow>
        <DateField
          label={t('invoice.preview.payment.paidOn')}
          max={companyToday()}
          value={values.paidOn}
          error={errors.paidOn}
          onChange={(day) => change({ paidOn: day })}
        />
        <SelectField
          label={t('invoice.preview.payment.method')}
          value={values.method}
          options={paymentMethods.map((method) => ({ value: method, label: t(`invoice.preview.method.${method}`) }))}
          error={errors.method}
          onChoose={(method) => change({ method: method as Values['method'] })}
        />
      </FieldRow>
      <TextField
        label={t('invoice.preview.payment.note')}
        optionalLabel={t('common.optional')}
        dir="auto"
        maxLength={200}
        value={values.note}
        error={errors.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
    </FormDrawer>
  );
}
