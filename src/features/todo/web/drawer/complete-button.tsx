import { useTranslation } from '#web/i18n.ts';
import { IconCircle, IconCircleCheck } from '#web/icons.ts';
import classes from './complete-button.module.css';

interface Props {
  isCompleted: boolean;
  onPress: () => void;
}

/** Completes an open to-do, and opens a completed one again. */
export function CompleteButton({ isCompleted, onPress }: Props) {
  const { t } = useTranslation();
  return (
    <button type="button" className={classes.button} aria-pressed={isCompleted} onClick={onPress}>
      {isCompleted ? <IconCircleCheck size={18} /> : <IconCircle size={18} />}
      {t(isCompleted ? 'todo.field.isCompleted' : 'todo.act.complete')}
    </button>
  );
}
