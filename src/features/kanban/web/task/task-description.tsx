import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconFileText } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { RichTextView } from '#web/rich-text/rich-text-view.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Task } from '../../contract.ts';
import classes from './task-description.module.css';
import { TaskSection } from './task-section.tsx';
import { TextTrouble } from './text-trouble.tsx';
import { useSavedText } from './use-saved-text.ts';

const RichText = lazyPart(() => import('#web/rich-text/rich-text.tsx').then((module) => module.RichText));

/** The description of an open card: shown, and written in place when asked for. */
export function TaskDescription({ task }: { task: Task }) {
  const { t } = useTranslation();
  const { text, draft, setText, save, retry, settle } = useSavedText(task.id, 'description', task.description);
  const [isOpen, setOpen] = useState(draft?.state === 'typing');
  const initial = useRef(text);
  const edit = useRef<HTMLDivElement>(null);
  const begin = () => {
    initial.current = text;
    setOpen(true);
  };
  const close = () => {
    save();
    setOpen(false);
    requestAnimationFrame(() => edit.current?.querySelector('button')?.focus());
  };
  const isEmpty = text === '';
  return (
    <TaskSection
      icon={<IconFileText size={18} />}
      title={t('kanban.task.description')}
      end={
        <div ref={edit}>
          {isOpen ? (
            <Button look="plain" onClick={close}>
              {t('kanban.task.done')}
            </Button>
          ) : (
            !isEmpty && (
              <Button look="plain" onClick={begin}>
                {t('kanban.task.edit')}
              </Button>
            )
          )}
        </div>
      }
    >
      {isOpen && draft?.state !== 'conflict' ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: leaving the whole of it saves; there is nothing to press here.
        <div
          className={classes.editor}
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && save()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            close();
          }}
        >
          <Suspense fallback={<RichTextView html={text} className={classes.waiting} />}>
            <RichText
              label={t('kanban.task.description')}
              placeholder={t('kanban.task.descriptionPlaceholder')}
              initial={initial.current}
              onChange={setText}
              autoFocus
            />
          </Suspense>
        </div>
      ) : isEmpty ? (
        <button type="button" className={classes.empty} onClick={begin}>
          {t('kanban.task.descriptionPlaceholder')}
        </button>
      ) : (
        <RichTextView html={text} className={classes.view} />
      )}
      <TextTrouble draft={draft} onRetry={retry} onSettle={settle} />
    </TaskSection>
  );
}
