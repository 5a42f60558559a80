import type { Ability } from '#contract/ability.ts';
import { invalid } from '#server/refusal.ts';
import type { Choice } from '../arranged.ts';
import { columnsOf } from '../card-room.ts';
import { allCards, maySee } from '../dashboard-cards.ts';

/** @throws 400 for a card that is there twice, that the caller may not see, or that cannot be so wide. @param within the field that has it */
export function refuseOddChoice({ cards, hidden }: Choice, ability: Ability, within = ''): void {
  const seen = new Set<string>();
  const choices = allCards.filter((card) => maySee(card, ability));
  const refuseCard = (card: Choice['hidden'][number], field: string) => {
    if (!choices.includes(card)) throw invalid(field, { code: 'not_one_of', choices });
    if (seen.has(card)) throw invalid(field, 'there_twice');
    seen.add(card);
  };
  for (const [at, { card, columns }] of cards.entries()) {
    refuseCard(card, `${within}cards.${at}.card`);
    const fitting = columnsOf(card);
    if (!fitting.includes(columns)) throw invalid(`${within}cards.${at}.columns`, { code: 'not_one_of', choices: fitting.map(String) });
  }
  for (const [at, card] of hidden.entries()) refuseCard(card, `${within}hidden.${at}`);
}
