/** What other features may use of this one's server. */
export { recordAudit } from './record-audit.ts';
