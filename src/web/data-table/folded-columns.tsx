import type { TableColumn } from './column.ts';
import classes from './details-row.module.css';

/** The columns that don't fit, stacked vertically. */
export function FoldedColumns<Row>({ columns, row }: { columns: readonly TableColumn<Row>[]; row: Row }) {
  return (
    <dl className={classes.list}>
      {columns.map(({ key, label, cell }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
