import { setPriority } from 'node:os';
import { heavyTasks } from '#app/heavy-tasks.ts';
import { drawPdf, findLeftOut, warmPdf } from '../pdf/pdf-tasks.ts';
import { doJobs } from './do-job.ts';

// On Linux this applies to the thread: answering calls has priority over parsing.
if (process.platform === 'linux') setPriority(10);

// What the threads of the server's pool run: see `worker-pool.ts`. Built as a file of its own beside the server's.
export default doJobs([...heavyTasks, drawPdf, findLeftOut, warmPdf]);
