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
import { changeStock, type ManagedProduct } from '../../../product-contract.ts';

const reasons = ['delivery', 'returned', 'count'] as const;

/** Books what came in, or what was counted: then the difference is booked. */
export function StockDialog({ product, onClose }: { product: ManagedProduct; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const queryClient = useQueryClient();
  const [reason, setReason] = useState<(typeof reasons)[number]>('delivery');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const { id, name, stock } = product;
  const read = readAmount(typed, language, 0);
  const count = read !== null && read >= 0 && read <= 1_000_000 ? read : null;
  const change = count === null ? null : reason === 'count' ? count - stock : count;
  const number = (value: number) => formatNumber(value, language);

  const submit = async () => {
    if (isSending) return;
    if (change === null) return setError(t('shopStaff.says.count'));
    if (change === 0 && reason !== 'count') return setError(t('shopStaff.says.something'));
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
      // Somebody has bought meanwhile: the dialog shows what there is now.
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
        label={t('shopStaff.stock.reason')}
        value={reason}
        options={reasons.map((value) => ({ value, label: t(`shopStaff.reason.${value}`) }))}
        onChoose={(chosen) => setReason(reasons.find((one) => one === chosen) ?? 'delivery')}
      />
      <TextField
        label={t(reason === 'count' ? 'shopStaff.stock.counted' : 'shopStaff.stock.came')}
        hint={change === null ? undefined : t('shopStaff.stock.then', { stock: number(stock + change) })}
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
