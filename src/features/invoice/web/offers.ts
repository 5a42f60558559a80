export { currencyOptions } from './editor/currencies.ts';
export { readAmount } from './editor/read-amount.ts';
export { percentText } from './percent-text.ts';
export { statusLooks } from './status-look.tsx';
