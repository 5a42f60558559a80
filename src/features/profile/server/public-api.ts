/** What other features may use of this one's server. */
export { writeAbout, writeOwnProfile } from './own-profile.ts';
