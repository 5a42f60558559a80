/** How a list draws its mails. */
export interface RowLook {
  /** One line; else the lines of a narrow list. */
  wide: boolean;
  /** Lower, with less in it. */
  dense: boolean;
}

/** The heights of `mail-row.module.css`, in pixels. */
export function rowHeightOf({ wide, dense }: RowLook): number {
  if (wide) return dense ? 36 : 52;
  return dense ? 60 : 92;
}
