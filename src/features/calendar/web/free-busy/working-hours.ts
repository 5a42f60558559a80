/** When people are looked for, by the clock of whoever looks. */
export const workingHours = { from: '08:00', until: '18:00' } as const;
