import { ErrorPage } from '#features/visitors/web/error-page.tsx';
import { useSession } from '#web/session-store.ts';
import { AppLayout } from './app-layout.tsx';
import styles from './unknown-address-page.module.css';

/** What an address leads to that there is not: inside the shell for who is signed in. */
export function UnknownAddressPage() {
  if (!useSession()) {
    return (
      <main className={styles.alone}>
        <ErrorPage />
      </main>
    );
  }
  return (
    <AppLayout>
      <ErrorPage />
    </AppLayout>
  );
}
