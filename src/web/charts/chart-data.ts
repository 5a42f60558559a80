/** One of the colours of charts, by its token; `before` is the quiet one of what something is compared with. */
export type ChartTone = 1 | 2 | 3 | 4 | 5 | 'before';

/** The colour of a tone, as CSS has it. */
export const toneColour = (tone: ChartTone): string => `var(--chart-${tone})`;

/** A row of values, one for each label of the chart. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly number[];
  readonly tone: ChartTone;
}

/** A part of a whole. */
export interface ChartPart {
  readonly name: string;
  readonly value: number;
  readonly tone: ChartTone;
  /** Where its rows are listed. */
  readonly href?: string | undefined;
}

/** What a chart says in rows and columns: what stands behind it for screen readers, in its tooltip, and in its CSV. */
export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly { readonly text: string; readonly value: number; readonly tone: ChartTone }[];
  }[];
}

/** The table of series over labels. */
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

/** The table of parts of a whole. */
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

/** The same as text that a spreadsheet reads. A cell that it would take for a formula is kept as text. */
export function csvOf({ head, rows }: ChartTable): string {
  const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const lines = [head.map(cell), ...rows.map(({ label, cells }) => [cell(label), ...cells.map(({ value }) => String(value))])];
  return lines.map((line) => line.join(',')).join('\r\n');
}
