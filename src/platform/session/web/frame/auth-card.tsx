import type { ReactNode } from 'react';
import styles from './auth-card.module.css';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** A page with only a centered card. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <main className={styles.page}>
      <Brand />
      <div className={styles.card}>{children}</div>
      <LanguageSwitch />
    </main>
  );
}
