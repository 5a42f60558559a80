/** What other features may use of this one's server. */
export { addSampleEmails } from './add-sample-emails.ts';
