import styles from './brand.module.css';

const appName = 'Atrium';

export function Brand() {
  return (
    <span className={styles.brand}>
      <img src="/logo.svg" alt="" width={28} height={28} />
      <span translate="no">{appName}</span>
    </span>
  );
}
