export { findSubdomain } from './subdomains.ts';
