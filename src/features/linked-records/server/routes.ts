import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { countLinks, linkAgain, listLinks, unlinkThings } from './links.ts';
import { attachMail, listCardBoards, makeCard, makeEvent, makeTodo } from './make-things.ts';

export const linkedRecordRoutes: Route[] = [
  on(contract.listCardBoards, listCardBoards),
  on(contract.makeCard, makeCard),
  on(contract.makeTodo, makeTodo),
  on(contract.makeEvent, makeEvent),
  on(contract.attachMail, attachMail),
  on(contract.listLinks, listLinks),
  on(contract.linkAgain, linkAgain),
  on(contract.unlinkThings, unlinkThings),
  on(contract.countLinks, countLinks),
];
