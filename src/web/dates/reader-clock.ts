import { dateSetting } from './date-setting.ts';
import { readerTime } from './reader-time.ts';

/** The user's clock as a date of this device, for parsers without time zone support. */
export const readerClock = (moment: Date): Date => (dateSetting().timeZone ? new Date(readerTime(moment)) : moment);
