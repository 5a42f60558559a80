import styles from './brand.module.css';
import { Logo } from './logo.tsx';

const appName = 'Atrium';

/** The app's logo and name, linked to the start page. */
export function Brand({ href }: { href: string }) {
  return (
    <a className={styles.brand} href={href}>
      <Logo />
      <span translate="no">{appName}</span>
    </a>
  );
}
