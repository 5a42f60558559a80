import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconLayoutKanban, IconPlus } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './add-board.module.css';

/** Form that adds a column at the end; shows a title already in use as a field error. */
export function AddBoard({ onAdd, isFirst = false }: { onAdd: (title: string) => Promise<void>; isFirst?: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
  }, [isOpen]);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!title.trim()) return setError(t('kanban.board.nameMissing'));
    setBusy(true);
    setError('');
    try {
      await onAdd(title.trim());
      setTitle('');
      form.current?.querySelector('input')?.focus();
    } catch (failure) {
      const isTaken = failure instanceof ApiError && failure.status === 409;
      setError(isTaken ? t('kanban.board.nameTaken') : t('kanban.failed.add'));
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    setOpen(false);
    setError('');
    requestAnimationFrame(() => button.current?.focus());
  };
  if (!isOpen) {
    return (
      <button ref={button} type="button" className={classes.open} data-first={isFirst || undefined} onClick={() => setOpen(true)}>
        <IconPlus size={18} />
        {t('kanban.board.add')}
      </button>
    );
  }
  return (
    <form ref={form} className={classes.form} onSubmit={add} onKeyDown={onKeyDown} noValidate>
      <TextField
        label={t('kanban.board.name')}
        dir="auto"
        maxLength={300}
        value={title}
        error={error || undefined}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setError('');
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isBusy}>
          {t('common.add')}
        </Button>
        <Button look="outline" onClick={() => setOpen(false)}>
          {t('ui.form.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Empty state of a page without columns: what belongs here, and the first step. */
export function EmptyBoard({ onAdd }: { onAdd: ((title: string) => Promise<void>) | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={classes.card}>
      <PaneMessage icon={<IconLayoutKanban size={28} />} title={t('kanban.empty.title')} text={t('kanban.empty.text')}>
        {onAdd && <AddBoard onAdd={onAdd} isFirst />}
      </PaneMessage>
    </div>
  );
}
