/** What other features may use of this one's server. */
export { addPerson } from './add-person.ts';
export { addSamplePeople } from './add-sample-people.ts';
export { readLanguage } from './read-language.ts';
export { lockOwnPerson, readOwnPerson } from './read-own-person.ts';
export { readPersonRefs } from './read-person-refs.ts';
