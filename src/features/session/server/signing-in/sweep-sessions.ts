import { sweepEnded } from '#server/sweep.ts';
import { sessions } from '../../tables.ts';

/** What is left of sessions that have ended. */
export const sweepSessions = sweepEnded('sessions', sessions, sessions.revokedAt);
