import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type InvoiceRecord, listInvoices } from '../../contract.ts';
import { moveCredit } from '../../payment-contract.ts';
import { invoiceQuery } from '../invoice-query.ts';
import { numberAlone, numberWithin } from '../invoice-texts.ts';

/** Pays another open invoice of the client with this one's credit. */
export function MoveCreditDialog({ record, onClose }: { record: InvoiceRecord; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const { id, client, currency, balanceCents } = record;
  const query = {
    q: client.companyEmail || client.name || client.company,
    perPage: 100,
    allData: false,
    sortColumn: 'dueDate',
    sort: 'asc',
  } as const;
  const { data } = useQuery({
    queryKey: ['invoice', 'open of a client', query],
    queryFn: ({ signal }) => call(listInvoices, { query }, { signal }),
  });
  const isSame = (other: InvoiceRecord['client']) => other.name === client.name && other.company === client.company;
  const open = (data?.invoices ?? []).filter(
    (one) =>
      one.id !== id &&
      one.kind === 'invoice' &&
      one.invoiceStatus !== 'Draft' &&
      one.currency === currency &&
      one.balanceCents > 0 &&
      isSame(one.client),
  );
  const target = open.find((one) => one.id === chosen) ?? open[0];
  const money = (cents: number) => formatMoney(cents, currency, i18n.language);

  const move = async () => {
    if (!target) return;
    setBusy(true);
    try {
      const { invoice } = await call(moveCredit, { params: { id }, body: { toId: target.id } });
      queryClient.setQueryData(invoiceQuery(id).queryKey, invoice);
      void queryClient.invalidateQueries({ queryKey: ['invoice'] });
      const amount = money(Math.min(-balanceCents, target.balanceCents));
      toast({ tone: 'success', message: t('invoice.preview.done.creditMoved', { amount, number: numberWithin(t, target) }) });
      onClose();
    } catch (error) {
      toast({ tone: 'error', message: formFailureText(t, error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={t('invoice.preview.moveCredit')}
      text={t(data && open.length === 0 ? 'invoice.preview.moveTo.none' : 'invoice.preview.moveTo.text', { amount: money(-balanceCents) })}
      confirmLabel={t('invoice.preview.moveTo.go')}
      cancelLabel={t('ui.form.cancel')}
      isBusy={isBusy}
      isOff={!target}
      onConfirm={() => void move()}
      onClose={onClose}
    >
      {target && (
        <SelectField
          label={t('invoice.preview.moveTo.invoice')}
          value={String(target.id)}
          options={open.map((one) => ({
            value: String(one.id),
            label: `${numberAlone(t, one)} · ${one.dueDate} · ${money(one.balanceCents)}`,
          }))}
          onChoose={(value) => setChosen(Number(value))}
        />
      )}
    </ConfirmDialog>
  );
}
