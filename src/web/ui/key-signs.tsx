import { Fragment } from 'react';
import { useTranslation } from '#web/i18n.ts';
import styles from './key-signs.module.css';

/** The symbol of a key, if it differs from its name. */
const signs: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→' };
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys of a shortcut: pressed together (`Shift+U`) or in sequence (`g i`). */
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
