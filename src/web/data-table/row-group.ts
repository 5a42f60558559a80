import type { ReactNode } from 'react';

export interface RowGroup {
  key: string;
  label: ReactNode;
  /** Muted text, such as the total count. */
  note?: ReactNode;
}
