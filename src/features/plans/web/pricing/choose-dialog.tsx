import type { PlanName } from '#contract/plan-table.ts';
import { useTranslation } from '#web/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { PlanAnswer } from '../../contract.ts';
import { usedShares } from '../used-shares.ts';
import classes from './choose-dialog.module.css';

interface Props {
  name: PlanName;
  usage: PlanAnswer['usage'];
  onConfirm: () => void;
  onClose: () => void;
}

/** Explains the effect of choosing a plan; for a smaller one, the usage beyond it. */
export function ChooseDialog({ name, usage, onConfirm, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const title = t(`plans.name.${name}`);
  const over = usedShares(name, usage, i18n.language).filter(({ used, most }) => most !== null && used > most);
  return (
    <ConfirmDialog
      title={t('plans.confirm.title', { name: title })}
      text={t('plans.confirm.text')}
      confirmLabel={t('plans.choose', { name: title })}
      cancelLabel={t('ui.form.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {over.length > 0 && (
        <div className={classes.over}>
          <p className={classes.text}>{t('plans.confirm.kept', { name: title })}</p>
          <ul className={classes.list}>
            {over.map(({ what, usedText, maxText }) => (
              <li key={what}>{t('plans.confirm.over', { what: t(`plans.usage.${what}`), used: usedText, most: maxText })}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={classes.quiet}>{t('plans.confirm.back')}</p>
    </ConfirmDialog>
  );
}
