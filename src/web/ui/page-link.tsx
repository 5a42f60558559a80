import type { ReactNode } from 'react';
import buttonStyles from './button.module.css';
import styles from './page-link.module.css';

interface PageLinkProps {
  href: string;
  look?: 'text' | 'primary' | 'outline';
  children: ReactNode;
}

/** A link to a page of the app, as text or in a button's looks. */
export function PageLink({ href, look = 'text', children }: PageLinkProps) {
  return (
    <a href={href} className={look === 'text' ? styles.link : `${buttonStyles.button} ${buttonStyles[look]}`}>
      {children}
    </a>
  );
}
