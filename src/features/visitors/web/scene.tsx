import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** The wall, the arch and the floor that the small pictures share; what happens in them is drawn over it (320 × 220). */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 220" className={styles.scene} aria-hidden="true">
      <path className={styles.wall} d="M24 196V116a92 92 0 0 1 92-92h88a92 92 0 0 1 92 92v80Z" />
      <path className={styles.floor} d="M4 196H316" />
      {children}
    </svg>
  );
}
