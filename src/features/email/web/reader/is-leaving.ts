/** How long before its time a scheduled email is shown as sending, in milliseconds. */
export const leavesSoonMs = 60_000;

/** Checks whether a scheduled email is sent within a minute. */
export const isLeaving = (sendAt: string, now: Date) => Date.parse(sendAt) - now.getTime() <= leavesSoonMs;
