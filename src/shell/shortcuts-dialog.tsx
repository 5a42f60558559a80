import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { registeredShortcuts } from '#web/shortcuts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './shortcuts-dialog.module.css';

/** Lists the keys that the page knows now. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [list] = useState(registeredShortcuts);
  return (
    <Dialog title={t('shell.shortcuts')} onClose={onClose}>
      <dl className={styles.list}>
        {list.map(({ keys, label }) => (
          <div key={keys} className={styles.line}>
            <dt>{label}</dt>
            <dd dir="ltr">
              {(keys.length > 1 ? keys.split('+') : [keys]).map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
