import { type ReactNode, useId } from 'react';
import classes from './content-card.module.css';

interface Props {
  title: string;
  subtitle?: ReactNode;
  /** A picture at an edge or behind the text. Decorative, because the text carries the meaning. */
  picture?: ReactNode;
  pictureAt?: 'top' | 'bottom' | 'start' | 'over';
  /** A muted strip at the top and at the bottom. */
  header?: ReactNode;
  footer?: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** A colored border, a tinted background, or a solid color. */
  look?: 'plain' | 'outline' | 'tinted' | 'solid';
  tone?: 'accent' | 'success' | 'info' | 'warning' | 'danger';
  children?: ReactNode;
}

/** A card with text and optional picture, header and footer. */
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
