import { maxImportedText } from '../../import-contract.ts';

interface Action {
  type?: unknown;
  date?: unknown;
  data?: { text?: unknown; card?: { id?: unknown } };
  memberCreator?: { fullName?: unknown };
}

/**
 * Shrinks a Trello export for upload. Its action log is most of the file, so only comments are kept and the other actions are reduced to
 * their type.
 * If the result is still over the import limit, so are the comments. Other text is returned unchanged.
 */
export function shrinkTrelloExport(text: string): string {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    const { actions, ...board } = JSON.parse(text);
    const given: (Action | null)[] = Array.isArray(actions) ? actions : [];
    const keeping = (keepComment: (action: Action) => object) =>
      JSON.stringify({
        ...board,
        actions: given.map((action) => (action && isComment(action) ? keepComment(action) : { type: action?.type })),
      });
    const whole = keeping(briefly);
    return whole.length <= maxImportedText ? whole : keeping(({ type }) => ({ type, left: 'file_too_large' }));
  } catch {
    return text;
  }
}

const isComment = ({ type }: Action) => type === 'commentCard' || type === 'copyCommentCard';

function briefly({ type, date, data, memberCreator }: Action) {
  return { type, date, data: { text: data?.text, card: { id: data?.card?.id } }, memberCreator: { fullName: memberCreator?.fullName } };
}
