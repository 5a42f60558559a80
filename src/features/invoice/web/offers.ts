export { statusLooks } from './invoice-status.tsx';
export { numberAlone, numberWithin } from './invoice-texts.ts';
