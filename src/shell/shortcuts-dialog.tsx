import { Fragment, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { registeredShortcuts } from '#web/shortcuts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
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
                  <Keys keys={keys} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** What stands on a key, where its name is another. */
const signs: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→', Mod: 'Ctrl' };

/** Keys of one shortcut: pressed together (`Shift+U`), or one after the other (`g i`). */
function Keys({ keys }: { keys: string }) {
  const { t } = useTranslation();
  return keys.split(' ').map((one, index) => (
    <Fragment key={one}>
      {index > 0 && <span className={styles.word}>{t('shell.thenKey')}</span>}
      <span dir="ltr" className={styles.keys}>
        {(one.length > 1 ? one.split('+') : [one]).map((key) => (
          <kbd key={key} className={styles.key}>
            {signs[key] ?? key}
          </kbd>
        ))}
      </span>
    </Fragment>
  ));
}
