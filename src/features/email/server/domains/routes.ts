import { on, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../../domains-contract.ts';
import { addSigningKey, prepareKey } from './add-signing-key.ts';
import { askForRecords, checkMailDomain } from './check-mail-domain.ts';
import { listMailDomains } from './read-mail-domains.ts';

export const mailDomainRoutes: Route[] = [
  on(contract.listMailDomains, listMailDomains),
  onPrepared(contract.addSigningKey, prepareKey, addSigningKey),
  onPrepared(contract.checkMailDomain, askForRecords, checkMailDomain),
];
