import { windowSender } from './mail-queue.ts';

windowSender.load = () => import('../compose/windows/send-waiting.ts');

/** The mail queue, which can send compose windows as well. */
export { mailQueueOf } from './mail-queue.ts';
