export { numberAlone, numberWithin } from './number-text.ts';
export { statusLooks } from './status-look.tsx';
