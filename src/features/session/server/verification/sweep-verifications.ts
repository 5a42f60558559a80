import { sweepEnded } from '#server/sweep.ts';
import { addressVerifications } from '../../tables.ts';

/** Links that were used, or have expired. */
export const sweepVerifications = sweepEnded('verifications', addressVerifications, addressVerifications.usedAt);
