/** Set to `true` when a bare-array response leaves out rows. */
export const truncatedHeader = 'X-Truncated';
