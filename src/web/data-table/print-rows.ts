import type { TableColumn } from './column.ts';
import classes from './print-rows.module.css';

/** Prints rows as a plain table instead of the page. The browser's print dialog can also save a PDF. */
export function printRows<Row>(title: string, columns: readonly TableColumn<Row>[], rows: readonly Row[]): void {
  const told = columns.filter(({ text }) => text);
  const sheet = document.createElement('section');
  sheet.className = classes.sheet ?? '';
  const heading = document.createElement('h1');
  heading.textContent = title;
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const { label, align } of told) {
    const cell = document.createElement('th');
    cell.textContent = label;
    if (align) cell.dataset.align = align;
    head.append(cell);
  }
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    for (const { text, align } of told) {
      const cell = line.insertCell();
      cell.textContent = text?.(row) ?? '';
      if (align) cell.dataset.align = align;
    }
  }
  sheet.append(heading, table);
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
