import type { ComponentProps, ReactNode } from 'react';
import classes from './bulk-action.module.css';

interface BulkActionProps extends Omit<ComponentProps<'button'>, 'title' | 'children' | 'className'> {
  label: string;
  icon: ReactNode;
}

/** A tool for the chosen rows; where there is little room only its icon. */
export function BulkAction({ label, icon, ...rest }: BulkActionProps) {
  return (
    <button type="button" {...rest} className={classes.action} aria-label={label} title={label}>
      {icon}
      <span className={classes.label}>{label}</span>
    </button>
  );
}
