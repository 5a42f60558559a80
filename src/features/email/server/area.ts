import type { ServerArea } from '#server/server-area.ts';
import { mailAccountEndpoints } from '../accounts-contract.ts';
import { attachedMailEndpoints } from '../attached-contract.ts';
import { emailEndpoints } from '../contract.ts';
import { mailDomainEndpoints } from '../domains-contract.ts';
import { mailLabelEndpoints } from '../labels-contract.ts';
import { outboxEndpoints } from '../outbox-contract.ts';
import { mailPictureEndpoints } from '../pictures-contract.ts';
import { mailPreferenceEndpoints } from '../preferences-contract.ts';
import { mailRuleEndpoints } from '../rules-contract.ts';
import { mailTransferEndpoints } from '../transfer-contract.ts';
import { mailUnsubscribeEndpoints } from '../unsubscribe-contract.ts';
import { sweepMails } from './change-emails.ts';
import { mailWork } from './delivery/mail-work.ts';
import { fileReferences } from './file-references.ts';
import { sweepLabels } from './labels.ts';
import { unreadMails } from './list-emails.ts';
import { emailRoutes } from './routes.ts';
import { sweepRules } from './rules.ts';
import { mailSearch } from './search-mails.ts';
import { sweepTemplates } from './templates.ts';
import { emailUndo } from './undo-rules.ts';

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
  routes: emailRoutes,
  sample: () => import('./add-sample-emails.ts').then(({ addSampleEmails }) => addSampleEmails),
  fileReferences,
  sweeps: [sweepMails, sweepLabels, sweepRules, sweepTemplates],
  work: mailWork,
  unread: unreadMails,
  search: [mailSearch],
  undo: emailUndo,
};
