export { MarkedText } from './marked-text.tsx';
