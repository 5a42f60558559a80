import styles from './auth-heading.module.css';

export function AuthHeading({ title, text }: { title: string; text: string }) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      <p>{text}</p>
    </header>
  );
}

/** Design of the sign-in pages: as a card or next to a picture. Stays the same throughout the flow. */
export type AuthLook = 'basic' | 'cover';
