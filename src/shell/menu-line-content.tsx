import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import styles from './menu.module.css';
import type { MenuEntry } from './menu-list.ts';

export function MenuLineContent({ entry: { label, icon: Icon, unread = 0 } }: { entry: MenuEntry }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      {Icon ? <Icon /> : <span className={styles.dot} aria-hidden="true" />}
      <span className={styles.text}>{t(label)}</span>
      {unread > 0 && (
        <span className={styles.unread}>
          {formatNumber(unread, i18n.language)} <span className="visually-hidden">{t('ui.unreadHere')}</span>
        </span>
      )}
    </>
  );
}
