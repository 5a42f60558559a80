import { sweepEnded } from '#server/sweep.ts';
import { invitations } from '../../tables.ts';

/** Links that were used, or have expired. */
export const sweepInvitations = sweepEnded('invitations', invitations, invitations.usedAt);
