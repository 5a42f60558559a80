/** A chart color token; `before` is the muted one for comparison values. */
export type ChartTone = 1 | 2 | 3 | 4 | 5 | 'before';

export const toneColor = (tone: ChartTone): string => `var(--chart-${tone})`;

/** A data series with one value per label. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly number[];
  readonly tone: ChartTone;
}

export interface ChartPart {
  readonly name: string;
  readonly value: number;
  readonly tone: ChartTone;
  /** Link to the list of its rows. */
  readonly href?: string | undefined;
}

/** The chart's data as a table: for screen readers, tooltips and CSV. */
export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly { readonly text: string; readonly value: number; readonly tone: ChartTone }[];
  }[];
}

export function tableOfSeries(
  axis: string,
  labels: readonly string[],
  series: readonly ChartSeries[],
  format: (value: number) => string,
): ChartTable {
  return {
    head: [axis, ...series.map(({ name }) => name)],
    rows: labels.map((label, at) => ({
      label,
      cells: series.map(({ values, tone }) => ({ text: format(values[at] ?? 0), value: values[at] ?? 0, tone })),
    })),
  };
}

export function tableOfParts(
  [axis, value]: readonly [string, string],
  parts: readonly ChartPart[],
  format: (value: number) => string,
): ChartTable {
  return {
    head: [axis, value],
    rows: parts.map((part) => ({ label: part.name, cells: [{ text: format(part.value), value: part.value, tone: part.tone }] })),
  };
}

/** Formats a table as CSV. Cells that could be read as formulas are escaped as text. */
export function csvOf({ head, rows }: ChartTable): string {
  const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const lines = [head.map(cell), ...rows.map(({ label, cells }) => [cell(label), ...cells.map(({ value }) => String(value))])];
  return lines.map((line) => line.join(',')).join('\r\n');
}
