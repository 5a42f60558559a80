/**
 * How a one-time link reaches its recipient:
 * - `mail`: by email;
 * - `outbox`: mail isn't sent; a developer reads it at `/api/v1/dev/outbox` (`DEV_OUTBOX=on`);
 * - `operator`: not delivered; the operator of the installation passes it on;
 * - `nobody`: not delivered, because the app runs in a browser tab.
 */
export const linkDeliveries = ['mail', 'outbox', 'operator', 'nobody'] as const;
export type LinkDelivery = (typeof linkDeliveries)[number];
