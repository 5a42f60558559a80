import { saveBlob } from '#web/save-blob.ts';
import { csvOf } from './chart-data.ts';
import { chartTables } from './chart-tables.ts';

/** Styles a drawing inherits from the page and must inline. */
const inherited = ['fill', 'stroke', 'opacity', 'font-family', 'font-size', 'fill-opacity'] as const;

/** Downloads a chart as an SVG that looks the same elsewhere, with its current colors inlined. */
export function saveAsSvg(figure: Element, name: string): void {
  const drawing = figure.querySelector('svg');
  if (!drawing) return;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const shown = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  for (const [at, element] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const from = shown[at];
    if (!from) continue;
    const styles = getComputedStyle(from);
    for (const property of inherited) element.setAttribute(property, styles.getPropertyValue(property));
    element.removeAttribute('class');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.removeAttribute('aria-hidden');
  saveBlob(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }), `${name}.svg`);
}

/** Downloads the data table of a chart as CSV. The leading BOM marks it as UTF-8 for spreadsheets. */
export function saveAsCsv(figure: Element, name: string): void {
  const table = chartTables.get(figure);
  if (table) saveBlob(new Blob([`\ufeff${csvOf(table)}`], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
