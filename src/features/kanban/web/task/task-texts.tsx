import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconFileText } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { RichTextView } from '#web/rich-text/rich-text-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { TitleField } from '#web/ui/title-field.tsx';
import type { Task } from '../../contract.ts';
import type { Draft } from './drafts.ts';
import { useSavedText } from './save-text.ts';
import { TaskSection } from './task-section.tsx';
import classes from './task-texts.module.css';

/** The title of an open card, editable in place. */
export function TaskTitle({ task }: { task: Task }) {
  const { t } = useTranslation();
  const { text, draft, setText, save, retry, settle } = useSavedText(task.id, 'title', task.title);
  return (
    <div>
      <TitleField label={t('common.title')} maxLength={300} value={text} onChange={setText} onDone={save} />
      <TextTrouble isPlain draft={draft} onRetry={retry} onSettle={settle} />
    </div>
  );
}

const RichText = lazyPart(() => import('#web/rich-text/rich-text.tsx').then((module) => module.RichText));

/** The description of an open card; switches to an editor on demand. */
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
      title={t('common.description')}
      end={
        <div ref={edit}>
          {isOpen ? (
            <Button look="plain" onClick={close}>
              {t('kanban.task.done')}
            </Button>
          ) : (
            !isEmpty && (
              <Button look="plain" onClick={begin}>
                {t('common.edit')}
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
              label={t('common.description')}
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

interface Props {
  draft: Draft | undefined;
  /** Plain text without formatting. */
  isPlain?: boolean;
  onRetry: () => void;
  onSettle: (keep: 'mine' | 'theirs') => void;
}

/** Message below a text that couldn't be saved or was changed by someone else, with both versions to choose from. */
function TextTrouble({ draft, isPlain = false, onRetry, onSettle }: Props) {
  const { t } = useTranslation();
  if (draft?.state === 'failed') {
    return (
      <p className={classes.failed} role="alert">
        {t('kanban.task.notSaved')}
        <button type="button" className={classes.again} onClick={onRetry}>
          {t('ui.tryAgain')}
        </button>
      </p>
    );
  }
  if (draft?.state !== 'conflict') return null;
  const shown = (text: string) =>
    isPlain ? (
      <p className={classes.text} dir="auto">
        {text}
      </p>
    ) : (
      <RichTextView html={text} className={classes.text} />
    );
  return (
    <div className={classes.both} role="alert">
      <p className={classes.said}>{t('kanban.conflict.text')}</p>
      <section className={classes.version} aria-label={t('kanban.conflict.mine')}>
        <h4 className={classes.name}>{t('kanban.conflict.mine')}</h4>
        {shown(draft.text)}
        <Button onClick={() => onSettle('mine')}>{t('kanban.conflict.keepMine')}</Button>
      </section>
      <section className={classes.version} aria-label={t('kanban.conflict.theirs')}>
        <h4 className={classes.name}>{t('kanban.conflict.theirs')}</h4>
        {shown(draft.theirs ?? '')}
        <Button look="outline" onClick={() => onSettle('theirs')}>
          {t('kanban.conflict.keepTheirs')}
        </Button>
      </section>
    </div>
  );
}
