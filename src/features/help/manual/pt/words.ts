import type { ManualWords } from '../manual-words.ts';
import { access } from './access.ts';
import { mail } from './mail.ts';
import { marketing } from './marketing.ts';
import { personal } from './personal.ts';
import { sales } from './sales.ts';
import { work } from './work.ts';

/** The Portuguese manual by category name. */
export const words: Record<string, ManualWords> = {
  'sales-automation': sales,
  'marketing-automation': marketing,
  'api-questions': access,
  personalization: personal,
  'email-marketing': mail,
  'demand-generation': work,
};
