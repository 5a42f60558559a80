import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { useLayout } from './layout-store.ts';
import { ToastCard } from './toast-card.tsx';
import styles from './toast-host.module.css';
import { currentToasts, onToastsChange, shownAtOnce, type Toast } from './toast-queue.ts';

/** Renders the toasts and announces the newest to screen readers. */
export function ToastHost() {
  const { t } = useTranslation();
  const { toastPosition } = useLayout();
  const toasts = useSyncExternalStore(onToastsChange, currentToasts);
  const newest = toasts.at(-1);
  const [said, setSaid] = useState<Toast>();

  // Announced after the live region has mounted, and only once, not again when a newer toast goes.
  useEffect(() => {
    if (newest && newest.id > (said?.id ?? 0)) setSaid(newest);
  }, [newest, said]);

  return (
    <section className={styles.host} data-toasts={toastPosition} aria-label={t('ui.messages')}>
      {toasts.slice(0, shownAtOnce).map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <div className="visually-hidden" role="status">
        {said?.message}
      </div>
    </section>
  );
}
