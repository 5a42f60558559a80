/** What joins the features, and founding an entity, may use of this one's server. */
export { addSampleUsers } from './add-sample-users.ts';
export { addUserOfPerson } from './add-user-of-person.ts';
export { namedFiles } from './named-files.ts';
export { sweepInvitations } from './sweep-invitations.ts';
