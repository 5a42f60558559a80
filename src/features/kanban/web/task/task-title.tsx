import { useTranslation } from '#web/i18n.ts';
import type { Task } from '../../contract.ts';
import classes from './task-title.module.css';
import { TextTrouble } from './text-trouble.tsx';
import { useSavedText } from './use-saved-text.ts';

/** The title of an open card, to be written in place. */
export function TaskTitle({ task }: { task: Task }) {
  const { t } = useTranslation();
  const { text, draft, setText, save, retry, settle } = useSavedText(task.id, 'title', task.title);
  return (
    <div>
      <textarea
        className={classes.title}
        rows={1}
        dir="auto"
        maxLength={300}
        aria-label={t('kanban.task.title')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value.replaceAll('\n', ' '))}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          save();
        }}
      />
      <TextTrouble isPlain draft={draft} onRetry={retry} onSettle={settle} />
    </div>
  );
}
