/** What other features may use of this one's server. */

export { mostTerms, searchTokens } from '../search/parse-search.ts';
export { searchDay } from '../search/search-day.ts';
export { chosenCondition } from '../search/search-names.ts';
export { type CheckResult, checkResults, type SenderCheck } from '../sender-check-contract.ts';
export { claimsOwnDomain, findMailboxes, findPeople, findUndeliverable, type Mailbox } from './addresses.ts';
export { type CalendarMail, readCalendarFiles } from './attached.ts';
export { withMailWork } from './delivery/mail-work.ts';
export { notices, sendInvitation, sendWithFile } from './delivery/send-mail.ts';
export { isUnanswered, startOf as startOfDay } from './mail-place.ts';
export { keepMailAsFile } from './mail-source.ts';
export { headFields, isForged, judgeSender, type SenderFacts, splitResults, withResults } from './receiving/judge-sender.ts';
export type { PreparedMail } from './receiving/prepare-source.ts';
export { receiveMail } from './receiving/receive-mail.ts';
export { syncDueAccounts } from './sync/sync-due-accounts.ts';
export { ownMailFiles } from './transfer/export-mailbox.ts';
