export { numberAlone, numberWithin } from './invoice-texts.ts';
export { statusLooks } from './status-look.tsx';
