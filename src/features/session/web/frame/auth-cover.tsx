import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { AtriumPicture } from './atrium-picture.tsx';
import styles from './auth-cover.module.css';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** A page with the form beside a picture; on narrow screens the form alone. */
export function AuthCover({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <aside className={styles.side} aria-label={t('session.cover.label')}>
        <AtriumPicture />
        <p className={styles.claim}>{t('session.cover.claim')}</p>
        <p className={styles.text}>{t('session.cover.text')}</p>
      </aside>
      <main className={styles.main}>
        <Brand />
        <div className={styles.form}>{children}</div>
        <LanguageSwitch />
      </main>
    </div>
  );
}
