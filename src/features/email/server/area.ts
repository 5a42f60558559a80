import type { ServerArea } from '#server/server-area.ts';
import { mailAccountEndpoints } from '../accounts-contract.ts';
import { emailEndpoints } from '../contract.ts';
import { mailPreferenceEndpoints } from '../preferences-contract.ts';
import { mailRuleEndpoints } from '../rules-contract.ts';
import { sampleEmails } from '../sample-emails.ts';
import { mailTransferEndpoints } from '../transfer-contract.ts';
import { mailAccountRoutes } from './accounts/routes.ts';
import { addSampleEmails } from './add-sample-emails.ts';
import { mailWork } from './delivery/mail-work.ts';
import { namedFiles } from './named-files.ts';
import { namedFiles as filesOfPreferences } from './preferences/named-files.ts';
import { mailPreferenceRoutes } from './preferences/routes.ts';
import { sweepTemplates } from './preferences/sweep-templates.ts';
import { emailRoutes } from './routes.ts';
import { mailRuleRoutes } from './rules/routes.ts';
import { sweepRules } from './rules/sweep-rules.ts';
import { sweepMails } from './sweep-mails.ts';
import { mailTransferRoutes } from './transfer/routes.ts';

/** What this feature adds to the server. */
export const emailArea: ServerArea = {
  endpoints: [...emailEndpoints, ...mailRuleEndpoints, ...mailAccountEndpoints, ...mailPreferenceEndpoints, ...mailTransferEndpoints],
  routes: [...emailRoutes, ...mailRuleRoutes, ...mailAccountRoutes, ...mailPreferenceRoutes, ...mailTransferRoutes],
  sample: (db, deps, story) => addSampleEmails(db, deps, { ...story, emails: sampleEmails }),
  fileNamings: [...namedFiles, ...filesOfPreferences],
  sweeps: [sweepMails, sweepRules, sweepTemplates],
  work: mailWork,
};
