import { ErrorPage } from '#features/visitors/web/error-page.tsx';
import { useSession } from '#web/session-store.ts';
import { AppLayout } from './app-layout.tsx';
import styles from './unknown-address-page.module.css';

/** The page for unknown addresses; inside the shell for signed-in people. */
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
