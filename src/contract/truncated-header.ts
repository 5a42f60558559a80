/** Set to `true` on a list whose body is a bare array when there are more rows than it has. */
export const truncatedHeader = 'X-Truncated';
