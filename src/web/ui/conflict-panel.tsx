import { useTranslation } from '#web/i18n.ts';
import { Button } from './button.tsx';
import classes from './conflict-panel.module.css';

interface ConflictPanelProps {
  title: string;
  /** The fields that both changed or that differ. */
  rows: readonly { name: string; label: string; mine: string; theirs: string }[];
  onKeep: () => void;
  onTake: () => void;
}

/** Shows that someone else changed the edited record, compares both versions and lets the user choose. */
export function ConflictPanel({ title, rows, onKeep, onTake }: ConflictPanelProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.note} role="alert">
      <h3 className={classes.title}>{title}</h3>
      {rows.length === 0 ? (
        <p className={classes.text}>{t('ui.conflict.other')}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('ui.conflict.mine')}</th>
              <th scope="col">{t('ui.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, label, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td dir="auto">{mine || '—'}</td>
                <td dir="auto">{theirs || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={classes.buttons}>
        <Button look="outline" onClick={onTake}>
          {t('ui.conflict.take')}
        </Button>
        <Button onClick={onKeep}>{t('ui.conflict.keep')}</Button>
      </div>
    </section>
  );
}
