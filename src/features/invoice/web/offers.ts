export { statusLooks } from './status-look.tsx';
