/** What others may use of this one's server. */
export { findSubdomain } from './subdomains.ts';
