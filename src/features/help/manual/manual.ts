import { access } from './access.ts';
import { mail } from './mail.ts';
import type { ManualCategory } from './manual-category.ts';
import { marketing } from './marketing.ts';
import { personal } from './personal.ts';
import { sales } from './sales.ts';
import { work } from './work.ts';

/** Atrium's own manual, the initial content of a help center. */
export const manual: readonly ManualCategory[] = [sales, marketing, access, personal, mail, work];
