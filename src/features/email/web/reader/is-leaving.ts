/** From when on before it leaves a mail is said to be leaving, in milliseconds. */
export const leavesSoonMs = 60_000;

/** Whether a mail on its way out leaves within the minute. */
export const isLeaving = (sendAt: string, now: Date) => Date.parse(sendAt) - now.getTime() <= leavesSoonMs;
