import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** Shared background of the small scenes: wall, arch, and floor; content is drawn on top (320 × 220). */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 220" className={styles.scene} aria-hidden="true">
      <path className={styles.wall} d="M24 196V116a92 92 0 0 1 92-92h88a92 92 0 0 1 92 92v80Z" />
      <path className={styles.floor} d="M4 196H316" />
      {children}
    </svg>
  );
}
