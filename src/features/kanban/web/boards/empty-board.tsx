import { useTranslation } from '#web/i18n.ts';
import { IconLayoutKanban } from '#web/icons.ts';
import { PaneFace } from '#web/ui/pane-face.tsx';
import { AddBoard } from './add-board.tsx';
import classes from './empty-board.module.css';

/** A page without boards: what belongs here, and the first step. */
export function EmptyBoard({ onAdd }: { onAdd: ((title: string) => Promise<void>) | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={classes.card}>
      <PaneFace icon={<IconLayoutKanban size={28} />} title={t('kanban.empty.title')} text={t('kanban.empty.text')}>
        {onAdd && <AddBoard onAdd={onAdd} isFirst />}
      </PaneFace>
    </div>
  );
}
