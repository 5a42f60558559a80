import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { connection } from './connection.ts';
import styles from './toast-card.module.css';
import { dismissToast, type Toast } from './toast-queue.ts';
import { IconButton } from './ui/icon-button.tsx';

/** A toast. It dismisses itself after its time, which pauses on hover, on focus, and when its action needs a network that is offline. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const { id, message, action, tone = 'info', seconds = action ? 8 : 5 } = toast;
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isOffline = useSyncExternalStore(connection.onChange, connection.isOffline);
  const isHeld = isPointed || isFocused || (action !== undefined && isOffline);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, seconds, isHeld]);

  function act() {
    dismissToast(id);
    action?.run();
  }

  return (
    // The host's live region announces it; the toast itself must not interrupt.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form.
    <div
      className={styles.toast}
      data-tone={tone}
      role="group"
      aria-label={message}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <span className={styles.message}>{message}</span>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton label={t('ui.close')} className={styles.close} onClick={() => dismissToast(id)}>
        <IconX />
      </IconButton>
    </div>
  );
}
