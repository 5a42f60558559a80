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

/** In which of its two looks somebody signs in: on a card of its own, or beside a picture. It stays on the way. */
export type AuthLook = 'basic' | 'cover';
