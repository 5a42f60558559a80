import type { ComponentProps } from 'react';
import classes from './row-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'className'> {
  /** What it does to which row, for who hears it. */
  label: string;
}

/** What is done to a row at once. */
export function RowButton({ label, ...rest }: Props) {
  return <button type="button" {...rest} className={classes.button} aria-label={label} />;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'aria-label' | 'className' | 'href'> {
  label: string;
  href: string;
}

/** The same for what is done elsewhere. */
export function RowLink({ label, href, ...rest }: LinkProps) {
  return <a {...rest} href={href} className={classes.button} aria-label={label} />;
}
