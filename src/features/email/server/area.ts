import type { ServerArea } from '#server/server-area.ts';
import { mailAccountEndpoints } from '../accounts-contract.ts';
import { emailEndpoints } from '../contract.ts';
import { mailLabelEndpoints } from '../labels-contract.ts';
import { mailPictureEndpoints } from '../pictures-contract.ts';
import { mailPreferenceEndpoints } from '../preferences-contract.ts';
import { mailRuleEndpoints } from '../rules-contract.ts';
import { sampleEmails } from '../sample-emails.ts';
import { mailTransferEndpoints } from '../transfer-contract.ts';
import { mailUnsubscribeEndpoints } from '../unsubscribe-contract.ts';
import { mailAccountRoutes } from './accounts/routes.ts';
import { addSampleEmails } from './add-sample-emails.ts';
import { mailWork } from './delivery/mail-work.ts';
import { mailLabelRoutes } from './labels/routes.ts';
import { sweepLabels } from './labels/sweep-labels.ts';
import { unreadMails } from './list/read-unread-counts.ts';
import { namedFiles } from './named-files.ts';
import { mailPictureRoutes } from './pictures/routes.ts';
import { namedFiles as filesOfPreferences } from './preferences/named-files.ts';
import { mailPreferenceRoutes } from './preferences/routes.ts';
import { sweepTemplates } from './preferences/sweep-templates.ts';
import { emailRoutes } from './routes.ts';
import { mailRuleRoutes } from './rules/routes.ts';
import { sweepRules } from './rules/sweep-rules.ts';
import { sweepMails } from './sweep-mails.ts';
import { mailTransferRoutes } from './transfer/routes.ts';
import { mailUnsubscribeRoutes } from './unsubscribe/routes.ts';

/** What this feature adds to the server. */
export const emailArea: ServerArea = {
  endpoints: [
    ...emailEndpoints,
    ...mailLabelEndpoints,
    ...mailRuleEndpoints,
    ...mailAccountEndpoints,
    ...mailPreferenceEndpoints,
    ...mailPictureEndpoints,
    ...mailTransferEndpoints,
    ...mailUnsubscribeEndpoints,
  ],
  routes: [
    ...emailRoutes,
    ...mailLabelRoutes,
    ...mailRuleRoutes,
    ...mailAccountRoutes,
    ...mailPreferenceRoutes,
    ...mailPictureRoutes,
    ...mailTransferRoutes,
    ...mailUnsubscribeRoutes,
  ],
  sample: (db, deps, story) => addSampleEmails(db, deps, { ...story, emails: sampleEmails }),
  fileNamings: [...namedFiles, ...filesOfPreferences],
  sweeps: [sweepMails, sweepLabels, sweepRules, sweepTemplates],
  work: mailWork,
  unread: unreadMails,
};
