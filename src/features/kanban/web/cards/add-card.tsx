import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconX } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LimitedTextarea } from '#web/ui/limited-input.tsx';
import classes from './add-card.module.css';

interface Props {
  board: string;
  /** Increments each time it should open. */
  wanted: number;
  /** Rejects on failure. */
  onAdd: (title: string) => Promise<void>;
}

/** Field at the end of a column for adding cards one after another. */
export function AddCard({ board, wanted, onAdd }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [failed, setFailed] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted > 0) setOpen(true);
  }, [wanted]);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  const add = async () => {
    const given = title.trim();
    if (!given) return;
    setTitle('');
    setFailed(false);
    try {
      await onAdd(given);
    } catch {
      setFailed(true);
      // If another title is already being typed, both are kept.
      setTitle((typed) => (typed ? `${given}\n${typed}` : given));
    }
  };
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void add();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  };
  if (!isOpen) {
    return (
      <button ref={button} type="button" className={classes.open} onClick={() => setOpen(true)}>
        <IconPlus size={18} />
        {title ? t('kanban.card.addGoOn') : t('kanban.card.add')}
      </button>
    );
  }
  return (
    <div className={classes.form}>
      <LimitedTextarea
        ref={input}
        className={classes.input}
        rows={2}
        enterKeyHint="done"
        dir="auto"
        maxLength={300}
        aria-label={t('kanban.card.addTo', { board })}
        placeholder={t('kanban.card.titlePlaceholder')}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => title === '' && setOpen(false)}
      />
      <div className={classes.buttons} onPointerDown={(event) => event.preventDefault()}>
        <Button className={classes.add} onClick={() => void add()}>
          {t('common.add')}
        </Button>
        <IconButton className={classes.close} label={t('ui.close')} onClick={close}>
          <IconX size={18} />
        </IconButton>
        <p className={classes.hint} role={failed ? 'alert' : undefined} data-failed={failed || undefined}>
          {failed ? t('kanban.failed.add') : t('kanban.card.addHint')}
        </p>
      </div>
    </div>
  );
}
