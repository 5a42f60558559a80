import type { TableColumn } from './column.ts';
import classes from './data-table.module.css';

interface Props<Row> {
  columns: readonly TableColumn<Row>[];
  main: string | undefined;
  count: number;
  isSelectable: boolean;
  hasActions: boolean;
  hasDetails: boolean;
}

/** Skeleton rows in the table's layout. */
export function TableSkeleton<Row>({ columns, main, count, isSelectable, hasActions, hasDetails }: Props<Row>) {
  return (
    <tbody className={classes.body} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and stay where they are.
        <tr key={index} className={classes.row}>
          {isSelectable && <td className={classes.check} />}
          {hasDetails && <td className={classes.expand} />}
          {columns.map(({ key, align, card = 'line' }, place) => (
            <td key={key} className={key === main ? classes.main : undefined} data-align={align} data-card={card}>
              <span className={classes.bone} style={{ inlineSize: `${40 + ((index * 3 + place * 5) % 5) * 10}%` }} />
              {key === main && <span className={classes.bone} style={{ inlineSize: `${30 + ((index * 2) % 3) * 10}%` }} />}
            </td>
          ))}
          {hasActions && <td className={classes.actions} />}
        </tr>
      ))}
    </tbody>
  );
}
