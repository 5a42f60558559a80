import type { MouseEventHandler, ReactNode } from 'react';
import buttonStyles from './button.module.css';
import styles from './page-link.module.css';

interface PageLinkProps {
  href: string;
  look?: 'text' | 'primary' | 'outline';
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link to a page of the app, styled as text or as a button. */
export function PageLink({ href, look = 'text', onClick, children }: PageLinkProps) {
  return (
    <a href={href} className={look === 'text' ? styles.link : `${buttonStyles.button} ${buttonStyles[look]}`} onClick={onClick}>
      {children}
    </a>
  );
}
