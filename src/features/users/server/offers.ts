/** What joins the features, and founding an entity, may use of this one's server. */
export { addUserOfPerson } from './add-user-of-person.ts';
