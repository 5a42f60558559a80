import { useTranslation } from '#web/i18n.ts';
import { IconPlus } from '#web/icons.ts';
import classes from './add-role-card.module.css';

/** Stands beside the roles: the way to a new one. */
export function AddRoleCard({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <li className={classes.place}>
      <button type="button" className={classes.card} onClick={onAdd}>
        <span className={classes.sign} aria-hidden="true">
          <IconPlus />
        </span>
        <span className={classes.label}>{t('roles.add')}</span>
        <span className={classes.text}>{t('roles.addText')}</span>
      </button>
    </li>
  );
}
