/** What other features may use of this one's server. */

export { allLinkedTo, findMade, link, linkedTo, linksOf, part, unlink } from './links.ts';
