/**
 * How a one-time link gets to somebody:
 * - `mail`: it is mailed;
 * - `outbox`: no mail leaves, and whoever sits at the machine reads it at `/api/v1/dev/outbox`;
 * - `operator`: not at all; whoever runs the installation helps;
 * - `nobody`: not at all, in a browser tab.
 */
export const waysOfLinks = ['mail', 'outbox', 'operator', 'nobody'] as const;
export type WayOfLinks = (typeof waysOfLinks)[number];
