/** How far apart neighbours stand in the manual order at first: a place between two can be halved 26 times. */
export const orderGap = 2 ** 26;
