import { dateFormat } from '../intl.ts';
import { dateSetting } from './date-setting.ts';

/** The zone of this device. */
export const deviceZone = (): string => dateFormat('en', {}).resolvedOptions().timeZone;

/** The IANA zone of the reader's clock: the one they chose, else that of the device. */
export const readerZone = (): string => dateSetting().timeZone ?? deviceZone();
