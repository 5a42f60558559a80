import { Fragment, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { registeredShortcuts } from '#web/shortcuts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { KeySigns } from '#web/ui/key-signs.tsx';
import styles from './shortcuts-dialog.module.css';

/** Lists the keys that the page knows now. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [list] = useState(() =>
    Map.groupBy(
      registeredShortcuts().filter(({ label }) => label),
      ({ label }) => label,
    ),
  );
  return (
    <Dialog title={t('shell.shortcuts')} onClose={onClose}>
      <dl className={styles.list}>
        {[...list].map(([label, shortcuts]) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>
              {shortcuts.map(({ keys }, index) => (
                <Fragment key={keys}>
                  {index > 0 && <span className={styles.word}>{t('shell.orKeys')}</span>}
                  <KeySigns keys={keys} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
