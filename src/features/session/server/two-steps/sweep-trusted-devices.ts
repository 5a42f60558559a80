import { sweepEnded } from '#server/sweep.ts';
import { trustedDevices } from '../../tables.ts';

/** Browsers that are no longer trusted. */
export const sweepTrustedDevices = sweepEnded('trusted devices', trustedDevices, trustedDevices.revokedAt);
