import type { ReactNode } from 'react';
import classes from './details-row.module.css';

export function DetailsRow({ span, isCard, children }: { span: number; isCard: boolean; children: ReactNode }) {
  return (
    <tr role={isCard ? 'row' : undefined} className={classes.details}>
      <td role={isCard ? 'cell' : undefined} colSpan={span}>
        {children}
      </td>
    </tr>
  );
}
