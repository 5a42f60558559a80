/** What other features may use of this one's pages. */
export { MarkedText } from './marked-text.tsx';
