/**
 * How a one-time link gets to somebody:
 * - `mail`: it is mailed;
 * - `outbox`: mail isn't sent, and a developer reads it at `/api/v1/dev/outbox` (`DEV_OUTBOX=on`);
 * - `operator`: not at all; whoever runs the installation helps;
 * - `nobody`: not at all, in a browser tab.
 */
export const linkDeliveries = ['mail', 'outbox', 'operator', 'nobody'] as const;
export type LinkDelivery = (typeof linkDeliveries)[number];
