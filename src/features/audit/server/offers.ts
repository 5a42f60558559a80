/** What other features may use of this one's server. */
export { recordAudit } from './record-audit.ts';
export { sweepAudit } from './sweep-audit.ts';
