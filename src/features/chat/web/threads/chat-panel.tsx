import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './chat-panel.module.css';

interface Props {
  title: string;
  onClose: () => void;
  bodyRef?: Ref<HTMLDivElement>;
  /** Content below the scroll area. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A panel next to the thread, or over it on narrow screens. */
export function ChatPanel({ title, onClose, bodyRef, foot, children }: Props) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // Skipped when the page itself was opened with the panel.
    if (before instanceof HTMLButtonElement) panel.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <section
      ref={panel}
      className={classes.panel}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <IconButton label={t('ui.close')} onClick={onClose}>
          <IconX />
        </IconButton>
      </div>
      <div ref={bodyRef} className={classes.body}>
        {children}
      </div>
      {foot}
    </section>
  );
}
