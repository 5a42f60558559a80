import { on, type Route } from '#server/route.ts';
import { getPerson as getPersonContract, listPeople as listPeopleContract } from '../contract.ts';
import { getPerson } from './get-person.ts';
import { listPeople } from './list-people.ts';

export const peopleRoutes: Route[] = [on(listPeopleContract, listPeople), on(getPersonContract, getPerson)];
