import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconHelpCircle } from '#web/icons.ts';
import { PaneFace } from '#web/ui/pane-face.tsx';
import { useHelpActions } from '../use-help-actions.ts';
import classes from './empty-centre.module.css';

/** Nothing is written yet: whoever may write takes Atrium's own manual in to begin with. */
export function EmptyCentre() {
  const { t } = useTranslation();
  const rights = useRights('Help');
  const { addManual } = useHelpActions();
  return (
    <div className={classes.card}>
      <PaneFace
        icon={<IconHelpCircle />}
        title={t('help.empty')}
        text={t(rights.create ? 'help.emptyForWriters' : 'help.emptyText')}
        action={rights.create ? { label: t('help.manual.add'), run: () => void addManual() } : undefined}
      />
    </div>
  );
}
