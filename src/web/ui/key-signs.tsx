import { Fragment } from 'react';
import { useTranslation } from '#web/i18n.ts';
import styles from './key-signs.module.css';

/** What stands on a key, where its name is another. */
const signs: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→' };
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Keys of one shortcut: pressed together (`Shift+U`), or one after the other (`g i`). */
export function KeySigns({ keys }: { keys: string }) {
  const { t } = useTranslation();
  const signOf = (key: string) => (key === 'Mod' ? (isApple() ? '⌘' : 'Ctrl') : (signs[key] ?? key));
  return keys.split(' ').map((one, index) => (
    <Fragment key={one}>
      {index > 0 && <span className={styles.word}>{t('shell.thenKey')}</span>}
      <span dir="ltr" className={styles.keys}>
        {(one.length > 1 ? one.split('+') : [one]).map((key) => (
          <kbd key={key} className={styles.key}>
            {signOf(key)}
          </kbd>
        ))}
      </span>
    </Fragment>
  ));
}
