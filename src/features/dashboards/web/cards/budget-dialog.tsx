import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { minorDigits } from '#contract/money/currency.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { amountText } from '#web/money/amount-text.ts';
import { readAmount } from '#web/money/read-amount.ts';
import { toast } from '#web/toast.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { trackWrite } from '#web/undo/writes-under-way.ts';
import { setBudget } from '../../contract.ts';
import { dashboardKey } from '../dashboard-query.ts';

interface Props {
  year: string;
  currency: string;
  budgetCents: number | null;
  onClose: () => void;
}

/** Sets a year's budget; an empty field removes it. */
export function BudgetDialog({ year, currency, budgetCents, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const digits = minorDigits(currency);
  const [typed, setTyped] = useState(budgetCents === null ? '' : amountText(budgetCents, i18n.language, digits, 0));
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);

  const keep = async (wanted: number | null, was: number | null) => {
    await call(setBudget, { body: { year: Number(year), budgetCents: wanted, was } });
    await queryClient.invalidateQueries({ queryKey: dashboardKey });
  };
  const submit = async () => {
    const wanted = typed.trim() === '' ? null : readAmount(typed, i18n.language, digits);
    if (isSending) return;
    if (typed.trim() !== '' && (wanted === null || wanted <= 0)) return setError(t('dashboards.budgetForm.amount'));
    setSending(true);
    setFailure('');
    try {
      await trackWrite(() => keep(wanted, budgetCents));
      const takeBack = () =>
        keep(budgetCents, wanted).catch((caught: unknown) => {
          toast({ tone: 'error', message: formFailureText(t, caught) });
          return false;
        });
      const action = { label: t('common.undo'), run: takeBack, isUndo: true as const };
      toast({
        tone: 'success',
        message: t(wanted === null ? 'dashboards.budgetForm.forgotten' : 'dashboards.budgetForm.done', { year }),
        action,
      });
      onClose();
    } catch (caught) {
      setSending(false);
      const isOld = caught instanceof ApiError && caught.status === 409;
      // The budget saved by someone else in the meantime appears in the card behind the dialog, and the next attempt is based on it.
      if (isOld) void queryClient.invalidateQueries({ queryKey: dashboardKey });
      setFailure(isOld ? t('dashboards.budgetForm.changed') : formFailureText(t, caught));
    }
  };
  return (
    <DialogForm
      title={t('dashboards.budgetForm.title', { year })}
      submitLabel={t('common.save')}
      isSending={isSending}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('dashboards.budgetForm.label', { currency })}
        hint={t('dashboards.budgetForm.hint')}
        error={error}
        value={typed}
        maxLength={24}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError('');
        }}
      />
    </DialogForm>
  );
}
