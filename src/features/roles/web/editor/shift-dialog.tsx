import type { AnswerOf } from '#contract/endpoint.ts';
import { useTranslation } from '#web/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { previewRole } from '../../contract.ts';
import classes from './shift-dialog.module.css';
import { ShiftPart } from './shift-part.tsx';

interface Props {
  title: string;
  shift: AnswerOf<typeof previewRole>;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Who gains and who loses what, before it is saved. */
export function ShiftDialog({ title, shift: { gains, loses }, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const count = Math.max(gains.userCount, loses.userCount);
  return (
    <ConfirmDialog
      title={title}
      text={t(count > 0 ? 'roles.shift.atOnce' : 'roles.shift.nobody', { count })}
      confirmLabel={t('ui.form.save')}
      cancelLabel={t('ui.form.stay')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={classes.parts}>
        <ShiftPart kind="gains" {...gains} />
        <ShiftPart kind="loses" {...loses} />
      </div>
    </ConfirmDialog>
  );
}
