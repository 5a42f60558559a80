import { clients } from './clients.ts';
import type { Layout } from './layout.ts';
import { letters } from './letters.ts';
import { newsletters } from './newsletters.ts';
import { receipts } from './receipts.ts';
import { withSheets } from './with-sheets.ts';

/** Real-world mails, each built differently. */
export const allLayouts: readonly Layout[] = [...newsletters, ...receipts, ...clients, ...letters, ...withSheets];
