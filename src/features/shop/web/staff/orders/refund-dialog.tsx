import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Check } from '#web/ui/check.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type OrderLine, type OrderRecord, refundOrder } from '../../../order-contract.ts';
import { ColorName } from '../../color-name.tsx';
import classes from './refund-dialog.module.css';

interface Props {
  order: OrderRecord;
  /** Receives the current order, also after a conflict. */
  onChanged: (order: OrderRecord) => void;
  onClose: () => void;
}

/** Selects the items to refund, and whether they were returned. */
export function RefundDialog({ order, onChanged, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [delivery, setDelivery] = useState(false);
  const [cameBack, setCameBack] = useState(true);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const open = order.lines.filter(({ qty, refundedQty }) => qty > refundedQty);
  const qtyOf = (line: OrderLine) => quantities[keyOf(line)] ?? 0;
  const wanted = open.flatMap((line) => {
    const { productId, colour } = line;
    return qtyOf(line) > 0 ? [{ productId, ...(colour && { colour }), qty: qtyOf(line) }] : [];
  });
  const money = (cents: number) => formatMoney(cents, order.currency, i18n.language);
  const listed = open.reduce((sum, line) => sum + qtyOf(line) * line.priceCents, delivery ? order.deliveryCents : 0);

  const submit = async () => {
    if (isSending) return;
    if (wanted.length === 0 && !delivery) return setFailure(t('shopStaff.refund.choose'));
    setSending(true);
    setFailure('');
    try {
      const body = { lines: wanted, delivery, cameBack: cameBack && wanted.length > 0, note: note.trim(), version: order.version };
      onChanged((await call(refundOrder, { params: { id: order.id }, body })).order);
      toast({ tone: 'success', message: t('shopStaff.refund.done', { id: order.id }) });
      onClose();
    } catch (error) {
      setSending(false);
      if (!(error instanceof ApiError && error.status === 409 && error.current)) return setFailure(formFailureText(t, error));
      onChanged(error.current as OrderRecord);
      setQuantities({});
      setDelivery(false);
      setFailure(t('shopStaff.order.movedMeanwhile'));
    }
  };
  return (
    <DialogForm
      title={t('shopStaff.refund.title', { id: order.id })}
      text={t('shopStaff.refund.text')}
      submitLabel={t('shopStaff.refund.send')}
      isSending={isSending}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ul className={classes.lines}>
        {open.map((line) => {
          const { name, colour, qty, refundedQty, priceCents } = line;
          const most = qty - refundedQty;
          return (
            <li key={keyOf(line)}>
              <span className={classes.words}>
                <span className={classes.name}>
                  <bdi>{name}</bdi>
                </span>
                <ColorName colour={colour} />
                <span className={classes.quiet}>{t('shop.cart.each', { price: money(priceCents) })}</span>
              </span>
              <select
                aria-label={t('shopStaff.refund.quantityOf', { name })}
                className={classes.quantity}
                value={qtyOf(line)}
                onChange={(event) => {
                  const chosen = Number(event.currentTarget.value);
                  setQuantities((now) => ({ ...now, [keyOf(line)]: chosen }));
                  setFailure('');
                }}
              >
                {Array.from({ length: most + 1 }, (_, count) => count).map((count) => (
                  <option key={count} value={count}>
                    {t('shopStaff.refund.of', { count, most })}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
      {order.isDeliveryRefundable && (
        <Check checked={delivery} onChange={(event) => setDelivery(event.currentTarget.checked)}>
          {t('shopStaff.refund.delivery', { amount: money(order.deliveryCents) })}
        </Check>
      )}
      <p className={classes.sum} role="status">
        {t(order.discountCents > 0 ? 'shopStaff.refund.sumBeforeCoupon' : 'shopStaff.refund.sum', { amount: money(listed) })}
      </p>
      {open.length > 0 && (
        <Check checked={cameBack} onChange={(event) => setCameBack(event.currentTarget.checked)}>
          {t('shopStaff.refund.cameBack')}
        </Check>
      )}
      <TextareaField
        label={t('shopStaff.refund.note')}
        hint={t('shopStaff.refund.noteHint')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </DialogForm>
  );
}

function keyOf({ productId, colour }: OrderLine): string {
  return `${productId} ${colour ?? ''}`;
}
