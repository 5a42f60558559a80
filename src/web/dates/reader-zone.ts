import { dateFormat } from '../intl.ts';
import { dateSetting } from './date-setting.ts';

export const deviceZone = (): string => dateFormat('en', {}).resolvedOptions().timeZone;

/** The user's IANA time zone: the chosen one, or that of the device. */
export const readerZone = (): string => dateSetting().timeZone ?? deviceZone();
