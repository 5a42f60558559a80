import { type ReactNode, useId } from 'react';
import classes from './seller-page.module.css';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section of the profile with a description next to its fields. */
export function SellerSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.heading}>
          {title}
        </h2>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
