import { type ReactNode, useId } from 'react';
import classes from './content-card.module.css';

interface Props {
  title: string;
  subtitle?: ReactNode;
  /** What it shows at one of its edges, or behind its words. It says nothing: the words do. */
  picture?: ReactNode;
  pictureAt?: 'top' | 'bottom' | 'start' | 'over';
  /** A quiet strip above, and one below. */
  header?: ReactNode;
  footer?: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** An edge in the tone's colour, its soft ground, or all of it in its colour. */
  look?: 'plain' | 'outline' | 'tinted' | 'solid';
  tone?: 'accent' | 'success' | 'info' | 'warning' | 'danger';
  children?: ReactNode;
}

/** A card for content: words, and what goes with them. */
export function ContentCard({
  title,
  subtitle,
  picture,
  pictureAt = 'top',
  header,
  footer,
  align = 'start',
  look = 'plain',
  tone = 'accent',
  children,
}: Props) {
  const id = useId();
  const shown = picture && (
    <div className={classes.picture} aria-hidden="true">
      {picture}
    </div>
  );
  const isLast = pictureAt === 'bottom';
  return (
    <article
      className={classes.card}
      aria-labelledby={id}
      data-picture={picture ? pictureAt : undefined}
      data-align={align}
      data-look={look}
      data-tone={tone}
    >
      {header && <div className={classes.header}>{header}</div>}
      {!isLast && shown}
      <div className={classes.body}>
        <h3 className={classes.title} id={id}>
          {title}
        </h3>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        {children}
      </div>
      {isLast && shown}
      {footer && <div className={classes.footer}>{footer}</div>}
    </article>
  );
}
