import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconCopy, IconMessageReply, IconPencil, IconTrash } from '#web/icons.ts';
import classes from './message-menu.module.css';

export type MessageAction = 'copy' | 'reply' | 'edit' | 'delete';

interface Props {
  /** The button that it belongs to, which gets the focus back. */
  at: HTMLElement;
  actions: readonly MessageAction[];
  onAct: (action: MessageAction) => void;
  onClose: () => void;
}

const icons = { copy: <IconCopy />, reply: <IconMessageReply />, edit: <IconPencil />, delete: <IconTrash /> };

/** Between the button and the menu, in pixels. */
const gap = 4;

/** What can be done with a message, on the browser's own popover: it closes by Esc and by a click elsewhere. */
export function MessageMenu({ at, actions, onAct, onClose }: Props) {
  const { t } = useTranslation();
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    const box = at.getBoundingClientRect();
    const start = document.documentElement.dir === 'rtl' ? box.right - element.offsetWidth : box.left;
    element.style.left = `${Math.max(gap, Math.min(start, window.innerWidth - element.offsetWidth - gap))}px`;
    const below = box.bottom + gap;
    element.style.top = `${below + element.offsetHeight <= window.innerHeight ? below : box.top - gap - element.offsetHeight}px`;
    element.querySelector('button')?.focus();
    return () => at.focus({ preventScroll: true });
  }, [at]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const entries = [...event.currentTarget.querySelectorAll('button')];
    const now = entries.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
    event.stopPropagation();
    if (event.key === 'Tab') onClose();
    if (next === undefined) return;
    event.preventDefault();
    entries.at(next % entries.length)?.focus();
  };
  return (
    <div
      ref={menu}
      className={classes.menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={t('chat.messageMenu')}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      onKeyDown={onKeyDown}
    >
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={classes.item}
          data-danger={action === 'delete' || undefined}
          onClick={() => {
            onClose();
            onAct(action);
          }}
        >
          {icons[action]}
          {t(`chat.action.${action}`)}
        </button>
      ))}
    </div>
  );
}
