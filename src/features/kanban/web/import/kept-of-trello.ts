import { mostImportedText } from '../../import-contract.ts';

interface Action {
  type?: unknown;
  date?: unknown;
  data?: { text?: unknown; card?: { id?: unknown } };
  memberCreator?: { fullName?: unknown };
}

/**
 * What Trello exports, and of the log of all that was ever done on the board, which is most of it, the comments alone: not even these where
 * that would be more than is taken in. Other texts stay.
 */
export function keptOfTrello(text: string): string {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    const { actions, ...board } = JSON.parse(text);
    const whole = JSON.stringify({ ...board, actions: Array.isArray(actions) ? actions.filter(isComment).map(briefly) : [] });
    return whole.length <= mostImportedText ? whole : JSON.stringify(board);
  } catch {
    return text;
  }
}

const isComment = (action: Action | null) => action?.type === 'commentCard';

function briefly({ type, date, data, memberCreator }: Action) {
  return { type, date, data: { text: data?.text, card: { id: data?.card?.id } }, memberCreator: { fullName: memberCreator?.fullName } };
}
