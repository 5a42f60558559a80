import type { ComponentProps, ReactNode } from 'react';
import classes from './bulk-action.module.css';

interface BulkActionProps extends Omit<ComponentProps<'button'>, 'title' | 'children' | 'className'> {
  label: string;
  icon: ReactNode;
}

/** A bulk action for the selected rows. Shows only its icon when space is tight. */
export function BulkAction({ label, icon, ...rest }: BulkActionProps) {
  return (
    <button type="button" {...rest} className={classes.action} aria-label={label} title={label}>
      {icon}
      <span className={classes.label}>{label}</span>
    </button>
  );
}
