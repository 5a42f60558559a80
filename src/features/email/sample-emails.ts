import { inbox } from './sample/inbox.ts';
import type { SampleEmail } from './sample/sample-email.ts';
import { sentAndDrafts } from './sample/sent-and-drafts.ts';
import { spamAndTrash } from './sample/spam-and-trash.ts';

/** The mails of the demo's admin, in the order in which they came; what is answered stands before its answer. */
export const sampleEmails: readonly SampleEmail[] = [...inbox, ...sentAndDrafts, ...spamAndTrash].sort((a, b) => a.id - b.id);
