import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { countLinks } from './count-links.ts';
import { linkAgain, unlinkThings } from './link-again.ts';
import { listLinks } from './list-links.ts';
import { attachMail } from './make/attach-mail.ts';
import { listCardBoards } from './make/list-card-boards.ts';
import { makeCard } from './make/make-card.ts';
import { makeEvent } from './make/make-event.ts';
import { makeTodo } from './make/make-todo.ts';

export const madeOfRoutes: Route[] = [
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
