import type { ServerArea } from '#server/server-area.ts';
import { emailEndpoints } from '../contract.ts';
import { sampleEmails } from '../sample-emails.ts';
import { addSampleEmails } from './add-sample-emails.ts';
import { mailWork } from './mail-work.ts';
import { namedFiles } from './named-files.ts';
import { emailRoutes } from './routes.ts';
import { sweepMails } from './sweep-mails.ts';

/** What this feature adds to the server. */
export const emailArea: ServerArea = {
  endpoints: emailEndpoints,
  routes: emailRoutes,
  sample: (db, deps, story) => addSampleEmails(db, deps, { ...story, emails: sampleEmails }),
  fileNamings: namedFiles,
  sweeps: [sweepMails],
  work: mailWork,
};
