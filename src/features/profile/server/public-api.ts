export { writeAbout, writeOwnProfile } from './own-profile.ts';
