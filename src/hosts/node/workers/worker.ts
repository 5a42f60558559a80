import { setPriority } from 'node:os';
import { heavyTasks } from '#app/heavy-tasks.ts';
import { drawPdf, findLeftOut, warmPdf } from '../pdf/pdf-tasks.ts';
import { doJobs } from './do-job.ts';

// On Linux, this applies to the thread: handling requests has priority over parsing.
if (process.platform === 'linux') setPriority(10);

// Entry of the pool's worker threads: see `worker-pool.ts`. Bundled as a separate file next to the server.
export default doJobs([...heavyTasks, drawPdf, findLeftOut, warmPdf]);
