/** What other features may use of this one's server. */
export { writeAbout, writeOwnProfile } from './write-own-profile.ts';
