import { on, type Route } from '#server/route.ts';
import { getPerson as getPersonContract, listPeople as listPeopleContract } from '../contract.ts';
import { getPerson, listPeople } from './people.ts';

export const peopleRoutes: Route[] = [on(listPeopleContract, listPeople), on(getPersonContract, getPerson)];
