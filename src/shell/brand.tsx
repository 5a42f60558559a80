import styles from './brand.module.css';
import { Logo } from './logo.tsx';

const appName = 'Atrium';

/** The app's mark and name: the way to the start. */
export function Brand({ href }: { href: string }) {
  return (
    <a className={styles.brand} href={href}>
      <Logo />
      <span translate="no">{appName}</span>
    </a>
  );
}
