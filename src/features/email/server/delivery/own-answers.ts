import { type OwnAnswer, ownAnswerCodes } from '../../contract.ts';

/** Why a mail has not left this server: kept where otherwise the answer of the other one is. */
export const ownAnswers: Record<OwnAnswer, string> = {
  noWayOut: 'This installation sends no mail outside',
  brokeOff: 'The server ended while the mail was handed over',
  unwritable: 'The mail could not be written',
  noMailbox: 'No such mailbox here',
};

/** The code of a kept answer; null for what another server said. */
export function codeOfAnswer(answer: string): OwnAnswer | null {
  return ownAnswerCodes.find((code) => ownAnswers[code] === answer) ?? null;
}
