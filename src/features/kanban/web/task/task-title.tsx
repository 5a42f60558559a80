import { useTranslation } from '#web/i18n.ts';
import { TitleField } from '#web/ui/title-field.tsx';
import type { Task } from '../../contract.ts';
import { TextTrouble } from './text-trouble.tsx';
import { useSavedText } from './use-saved-text.ts';

/** The title of an open card, to be written in place. */
export function TaskTitle({ task }: { task: Task }) {
  const { t } = useTranslation();
  const { text, draft, setText, save, retry, settle } = useSavedText(task.id, 'title', task.title);
  return (
    <div>
      <TitleField label={t('kanban.task.title')} maxLength={300} value={text} onChange={setText} onDone={save} />
      <TextTrouble isPlain draft={draft} onRetry={retry} onSettle={settle} />
    </div>
  );
}
