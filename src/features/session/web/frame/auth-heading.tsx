import styles from './auth-heading.module.css';

/** The heading of signing in and registering. */
export function AuthHeading({ title, text }: { title: string; text: string }) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      <p>{text}</p>
    </header>
  );
}
