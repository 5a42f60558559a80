import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { readAmount } from '#web/money/read-amount.ts';
import { toast } from '#web/toast.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { bookedReasons, changeStock, type ManagedProduct } from '../../../product-contract.ts';

const ways = ['in', 'out', 'counted'] as const;
type Way = (typeof ways)[number];
type Reason = (typeof bookedReasons)[Way][number];

/** Books stock in, stock out, or a count, where the difference is booked. */
export function StockDialog({ product, onClose }: { product: ManagedProduct; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const queryClient = useQueryClient();
  const [way, setWay] = useState<Way>('in');
  const [reason, setReason] = useState<Reason>('delivery');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const { id, name, stock } = product;
  const read = readAmount(typed, language, 0);
  const count = read !== null && read >= 0 && read <= 1_000_000 ? read : null;
  const change = count === null ? null : { in: count, out: -count, counted: count - stock }[way];
  const reasons: readonly Reason[] = bookedReasons[way];
  const number = (value: number) => formatNumber(value, language);

  const submit = async () => {
    if (isSending) return;
    if (change === null) return setError(t('shopStaff.says.count'));
    if (change === 0 && way !== 'counted') return setError(t(`shopStaff.says.some.${way}`));
    if (stock + change < 0) return setError(t('shopStaff.says.notSoMany', { stock: number(stock) }));
    setSending(true);
    setFailure('');
    try {
      const body = { change, reason, note: note.trim() };
      const { product: after } = await call(changeStock, { params: { id }, body });
      await queryClient.invalidateQueries({ queryKey: ['product'] });
      toast({ tone: 'success', message: t('shopStaff.stock.done', { name, stock: number(after.stock) }) });
      onClose();
    } catch (caught) {
      setSending(false);
      // Stock was sold in the meantime: the dialog shows the current quantity.
      const isShort = caught instanceof ApiError && caught.status === 409;
      if (isShort) void queryClient.invalidateQueries({ queryKey: ['product'] });
      setFailure(isShort ? t('shopStaff.stock.short') : formFailureText(t, caught));
    }
  };
  return (
    <DialogForm
      title={t('shopStaff.stock.title', { name })}
      text={t('shopStaff.stock.now', { stock: number(stock) })}
      submitLabel={t('shopStaff.stock.save')}
      isSending={isSending}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label={t('shopStaff.stock.way')}
        value={way}
        options={ways.map((value) => ({ value, label: t(`shopStaff.stock.ways.${value}`) }))}
        onChoose={(chosen) => {
          const next = ways.find((one) => one === chosen) ?? 'in';
          setWay(next);
          setReason(bookedReasons[next][0]);
          setError('');
        }}
      />
      {reasons.length > 1 && (
        <SelectField
          label={t('shopStaff.stock.reason')}
          value={reason}
          options={reasons.map((value) => ({ value, label: t(`shopStaff.reason.${value}`) }))}
          onChoose={(chosen) => setReason(reasons.find((one) => one === chosen) ?? bookedReasons[way][0])}
        />
      )}
      <TextField
        label={t(`shopStaff.stock.many.${way}`)}
        hint={change === null || stock + change < 0 ? undefined : t('shopStaff.stock.then', { stock: number(stock + change) })}
        error={error}
        value={typed}
        maxLength={10}
        inputMode="numeric"
        autoComplete="off"
        required
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError('');
        }}
      />
      <TextField
        label={t('shopStaff.stock.note')}
        value={note}
        maxLength={200}
        dir="auto"
        autoComplete="off"
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
