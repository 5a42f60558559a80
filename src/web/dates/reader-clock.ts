import { dateSetting } from './date-setting.ts';
import { readerTime } from './reader-time.ts';

/** The reader's clock as a date of this device, for what knows no other zone: a parser of words. */
export const readerClock = (moment: Date): Date => (dateSetting().timeZone ? new Date(readerTime(moment)) : moment);
