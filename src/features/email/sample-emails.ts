import { inbox } from './sample/inbox.ts';
import type { SampleEmail } from './sample/sample-email.ts';
import { sentAndDrafts } from './sample/sent-and-drafts.ts';
import { spamAndTrash } from './sample/spam-and-trash.ts';

/** Emails of the demo's admin in chronological order, so every email precedes its replies. */
export const sampleEmails: readonly SampleEmail[] = [...inbox, ...sentAndDrafts, ...spamAndTrash].sort((a, b) => a.id - b.id);
