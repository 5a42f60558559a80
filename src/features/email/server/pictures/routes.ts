import { on, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../../pictures-contract.ts';
import { fetchPicture } from './fetch-picture.ts';
import { addSender, listSenders, removeSender } from './picture-senders.ts';

export const mailPictureRoutes: Route[] = [
  onPrepared(contract.getMailPicture, fetchPicture, async (_given, _scope, data) => ({ data })),
  on(contract.listPictureSenders, listSenders),
  on(contract.addPictureSender, addSender),
  on(contract.removePictureSender, removeSender),
];
