export { allLinkedTo, findMade, link, linkedTo, linksOf, part, unlink } from './links.ts';
