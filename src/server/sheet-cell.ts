/** A cell. A date at midnight UTC is a day, any other a moment in UTC. */
export type SheetCell = string | number | Date | null;

export interface SheetColumn {
  label: string;
  /** In characters, where the format knows widths. */
  width?: number;
}
