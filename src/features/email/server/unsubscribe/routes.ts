import { onPrepared, type Route } from '#server/route.ts';
import * as contract from '../../unsubscribe-contract.ts';
import { askSender, unsubscribe } from './unsubscribe.ts';

export const mailUnsubscribeRoutes: Route[] = [onPrepared(contract.unsubscribe, askSender, unsubscribe)];
