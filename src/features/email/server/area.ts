import { onOpen } from '#server/route.ts';
import type { ServerArea } from '#server/server-area.ts';
import { mailAccountEndpoints } from '../accounts-contract.ts';
import { attachedMailEndpoints } from '../attached-contract.ts';
import { emailEndpoints } from '../contract.ts';
import { mailDomainEndpoints } from '../domains-contract.ts';
import { mailLabelEndpoints } from '../labels-contract.ts';
import { outboxEndpoints, readOutbox as readOutboxContract } from '../outbox-contract.ts';
import { mailPictureEndpoints } from '../pictures-contract.ts';
import { mailPreferenceEndpoints } from '../preferences-contract.ts';
import { mailRuleEndpoints } from '../rules-contract.ts';
import { mailTransferEndpoints } from '../transfer-contract.ts';
import { mailUnsubscribeEndpoints } from '../unsubscribe-contract.ts';
import { mailAccountRoutes } from './accounts/routes.ts';
import { attachedMailRoutes } from './attached/routes.ts';
import { mailWork } from './delivery/mail-work.ts';
import { readOutbox } from './delivery/read-outbox.ts';
import { mailDomainRoutes } from './domains/routes.ts';
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
import { mailSearch } from './search-mails.ts';
import { sweepMails } from './sweep-mails.ts';
import { mailTransferRoutes } from './transfer/routes.ts';
import { emailUndo } from './undo-rules.ts';
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
    ...attachedMailEndpoints,
    ...mailTransferEndpoints,
    ...mailUnsubscribeEndpoints,
    ...mailDomainEndpoints,
    ...outboxEndpoints,
  ],
  routes: [
    ...emailRoutes,
    ...mailLabelRoutes,
    ...mailRuleRoutes,
    ...mailAccountRoutes,
    ...mailPreferenceRoutes,
    ...mailPictureRoutes,
    ...attachedMailRoutes,
    ...mailTransferRoutes,
    ...mailUnsubscribeRoutes,
    ...mailDomainRoutes,
    onOpen(readOutboxContract, readOutbox),
  ],
  sample: () => import('./add-sample-emails.ts').then(({ addSampleEmails }) => addSampleEmails),
  fileNamings: [...namedFiles, ...filesOfPreferences],
  sweeps: [sweepMails, sweepLabels, sweepRules, sweepTemplates],
  work: mailWork,
  unread: unreadMails,
  search: [mailSearch],
  undo: emailUndo,
};
