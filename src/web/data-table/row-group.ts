import type { ReactNode } from 'react';

/** What rows stand together by. */
export interface RowGroup {
  key: string;
  label: ReactNode;
  /** Quiet: how many there are in all. */
  note?: ReactNode;
}
