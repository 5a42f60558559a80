import type { GivenOf } from '#contract/endpoint.ts';
import type { updateTask } from '../../contract.ts';

/** What an update of a card names. */
export type GivenTask = GivenOf<typeof updateTask>['body']['data'];
