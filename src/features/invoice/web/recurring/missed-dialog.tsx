import { useTranslation } from '#web/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { shownDay } from '../invoice-texts.ts';

interface Props {
  /** Dates for which invoices would be created immediately. */
  days: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a recurring invoice with a start in the past creates all missed ones. */
export function MissedDialog({ days, onConfirm, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day && shownDay(day, i18n.language));
  return (
    <ConfirmDialog
      title={t('invoice.recurring.missed.title')}
      text={t('invoice.recurring.missed.text', { count: days.length, first, last })}
      confirmLabel={t('invoice.recurring.missed.go', { count: days.length })}
      cancelLabel={t('ui.form.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
