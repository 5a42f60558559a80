import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import type { Task } from '../../../contract.ts';
import type { TaskChanges } from '../use-task-changes.ts';
import { coverSet } from './file-changes.ts';
import classes from './task-cover.module.css';

/** The picture on an open card. */
export function TaskCover({ task, changes }: { task: Task; changes: TaskChanges }) {
  const { t } = useTranslation();
  const { coverImage } = task;
  if (!coverImage) return null;
  return (
    <div className={classes.cover}>
      <FileImage className={classes.picture} src={coverImage} alt="" />
      <Button className={classes.remove} look="outline" onClick={() => void changes.change(coverSet(null))}>
        {t('kanban.task.coverRemove')}
      </Button>
    </div>
  );
}
