/** What other features may use of this one's server. */

export { mostTerms, searchTokens } from '../search/parse-search.ts';
export { searchDay } from '../search/search-day.ts';
export { chosenCondition } from '../search/search-names.ts';
export { type CheckResult, checkResults, type SenderCheck } from '../sender-check-contract.ts';
export { findPeople } from './compose/find-people.ts';
export { findUnreachable } from './compose/find-unreachable.ts';
export { withMailWork } from './delivery/mail-work.ts';
export { sendInvitation } from './delivery/send-invitation.ts';
export { sendNotice } from './delivery/send-notice.ts';
export { sendWithFile } from './delivery/send-with-file.ts';
export { tellByMail } from './delivery/tell-by-mail.ts';
export { isUnanswered, startOf as startOfDay } from './list/search-conditions.ts';
export { type CalendarMail, readCalendarFiles } from './reader/read-calendar-files.ts';
export { headFields, splitResults, withResults } from './receiving/authentication-results.ts';
export { claimsOwnDomain } from './receiving/claims-own-domain.ts';
export { findMailboxes, type Mailbox } from './receiving/find-mailboxes.ts';
export { isForged, judgeSender, type SenderFacts } from './receiving/judge-sender.ts';
export { keepMailAsFile } from './receiving/keep-mail-as-file.ts';
export type { PreparedMail } from './receiving/prepare-source.ts';
export { receiveMail } from './receiving/receive-mail.ts';
export { syncDueAccounts } from './sync/sync-due-accounts.ts';
export { ownMailFiles } from './transfer/each-own-mail.ts';
