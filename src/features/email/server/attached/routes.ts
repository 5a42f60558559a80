import { onPrepared, type Route } from '#server/route.ts';
import * as contract from '../../attached-contract.ts';
import { readAttachedFile, readAttachedMail } from './read-attached.ts';

export const attachedMailRoutes: Route[] = [
  onPrepared(contract.readAttachedMail, readAttachedMail, async (_given, _scope, answer) => answer),
  onPrepared(contract.readAttachedFile, readAttachedFile, async (_given, _scope, answer) => answer),
];
