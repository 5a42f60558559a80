import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { hideNotification, Notifications, showNotification } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayout } from './layout-store.ts';
import styles from './toast-host.module.css';
import { type ToastRequest, waitingToasts } from './toast-queue.ts';

const colours = { success: 'teal', error: 'red', info: 'iris' } as const;

/** Shows the toasts that wait, and says them to who cannot see them. */
export function ToastHost({ wanted }: { wanted: number }) {
  const { t } = useTranslation();
  const { toastPosition } = useLayout();
  const [said, setSaid] = useState('');
  const closeLabel = t('ui.close');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further toast raises `wanted`, whose value means nothing.
  useEffect(() => {
    for (const request of waitingToasts.splice(0)) {
      show(request, closeLabel);
      setSaid(request.message);
    }
  }, [wanted, closeLabel]);

  return (
    <section aria-label={t('ui.messages')}>
      <Notifications withinPortal={false} position={toastPosition} limit={4} zIndex={400} transitionDuration={150} />
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </section>
  );
}

function show({ message, tone = 'info', action, seconds = action ? 8 : 5 }: ToastRequest, closeLabel: string): void {
  const id = crypto.randomUUID();
  const act = () => {
    hideNotification(id);
    action?.run();
  };
  showNotification({
    id,
    color: colours[tone],
    autoClose: seconds * 1000,
    withBorder: true,
    // The polite region above says it: the toast itself must not interrupt.
    role: 'group',
    'aria-label': message,
    closeButtonProps: { 'aria-label': closeLabel },
    message: (
      <span className={styles.line}>
        <span className={styles.message}>{message}</span>
        {action && (
          <button type="button" className={styles.action} onClick={act}>
            {action.label}
          </button>
        )}
      </span>
    ),
  });
}
