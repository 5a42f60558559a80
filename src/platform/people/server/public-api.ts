export { addSamplePeople } from './add-sample-people.ts';
export { addPerson, lockOwnPerson, readLanguage, readOwnPerson, readPersonRefs } from './people.ts';
