import { doJobs } from '#hosts/node/workers/do-job.ts';
import { hardTasks } from './hard-tasks.ts';

export default doJobs(hardTasks);
