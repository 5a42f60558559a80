import { z } from 'zod/mini';
import { invalid } from '#server/refusal.ts';
import { mostImportedCards, mostImportedColumns, mostImportedComments } from '../../import-contract.ts';
import { type ImportedBoard, type ImportedCard, longestTitle, plainLabels, problemOf } from './imported-board.ts';

const text = () => z._default(z.nullable(z.string()), '');
const flag = () => z._default(z.nullable(z.boolean()), false);
const place = () => z._default(z.nullable(z.number()), 0);
const list = <S extends z.ZodMiniType>(of: S) => z._default(z.nullable(z.array(of)), []);

/** What is read of an export of Trello; everything else in it is left. */
const trelloBoard = z.object({
  name: text(),
  lists: z.array(z.object({ id: z.string(), name: text(), closed: flag(), pos: place() })),
  cards: z.array(
    z.object({
      id: z.string(),
      name: text(),
      desc: text(),
      idList: z.string(),
      due: z._default(z.nullable(z.string()), null),
      closed: flag(),
      pos: place(),
      labels: list(z.object({ name: text(), color: text() })),
      idMembers: list(z.string()),
    }),
  ),
  checklists: list(z.object({ idCard: z.string(), checkItems: list(z.object({ name: text(), state: text(), pos: place() })) })),
  members: list(z.object({ id: z.string(), fullName: text() })),
  actions: list(
    z.object({
      type: text(),
      date: text(),
      data: z._default(z.nullable(z.object({ text: text(), card: z._default(z.nullable(z.object({ id: text() })), null) })), null),
      memberCreator: z._default(z.nullable(z.object({ fullName: text() })), null),
    }),
  ),
});
type TrelloBoard = z.infer<typeof trelloBoard>;
type TrelloCard = TrelloBoard['cards'][number];

const byPlace = (a: { pos: number | null }, b: { pos: number | null }) => (a.pos ?? 0) - (b.pos ?? 0);
const mostItems = 200;
const longestComment = 10_000;

/** Reads what Trello exports as JSON. Lists that were closed are left with their cards; cards that were closed go into the archive. @throws 400. */
export function parseTrello(json: unknown): ImportedBoard {
  const parsed = trelloBoard.safeParse(json);
  if (!parsed.success) throw invalid('text', 'not_a_board');
  const { name, lists, cards, checklists, members, actions } = parsed.data;
  const open = lists.filter(({ closed }) => !closed).sort(byPlace);
  if (open.length > mostImportedColumns) throw invalid('text', { code: 'too_many', max: mostImportedColumns });
  const columnOf = new Map(open.map(({ id }, index) => [id, index]));
  const nameOf = new Map((members ?? []).map(({ id, fullName }) => [id, fullName ?? '']));
  const itemsOf = Map.groupBy(checklists ?? [], ({ idCard }) => idCard);
  const commentsOf = commentsByCard(actions ?? []);
  const board: ImportedBoard = {
    kind: 'trello',
    name: (name ?? '').trim(),
    columns: open.map((one) => columnTitle(one.name)),
    cards: [],
    bad: [],
  };
  const toCard = ({ id, labels, idMembers, closed, ...card }: TrelloCard, column: number): ImportedCard => ({
    column,
    title: (card.name ?? '').trim(),
    description: card.desc ?? '',
    labels: plainLabels((labels ?? []).map((label) => label.name || label.color || '')),
    dueAt: card.due === null ? null : Date.parse(card.due),
    isArchived: closed === true,
    people: (idMembers ?? []).flatMap((one) => nameOf.get(one) ?? []),
    checklist: (itemsOf.get(id) ?? [])
      .flatMap(({ checkItems }) => (checkItems ?? []).toSorted(byPlace))
      .map((item) => ({ text: (item.name ?? '').trim().slice(0, longestTitle).toWellFormed(), isDone: item.state === 'complete' }))
      .filter((item) => item.text !== '')
      .slice(0, mostItems),
    comments: commentsOf.get(id) ?? [],
  });
  for (const [index, given] of cards.map((card, at) => [at, card] as const).sort(([, a], [, b]) => byPlace(a, b))) {
    const column = columnOf.get(given.idList);
    const isOfClosed = column === undefined && lists.some(({ id }) => id === given.idList);
    if (isOfClosed) continue;
    const card = toCard(given, column ?? 0);
    const problem = column === undefined ? 'no_column' : Number.isNaN(card.dueAt) ? 'bad_date' : problemOf(card);
    if (problem) board.bad.push({ line: index + 1, title: card.title, problem });
    else if (board.cards.length >= mostImportedCards) board.bad.push({ line: index + 1, title: card.title, problem: 'too_many_cards' });
    else board.cards.push(card);
  }
  return board;
}

/** What was said of each card, with the name of who said it before it. */
function commentsByCard(actions: NonNullable<TrelloBoard['actions']>): Map<string, ImportedCard['comments']> {
  const comments = actions
    .filter(({ type }) => type === 'commentCard')
    .slice(0, mostImportedComments)
    .flatMap(({ date, data, memberCreator }) => {
      const [said, at, name] = [(data?.text ?? '').trim(), Date.parse(date ?? ''), (memberCreator?.fullName ?? '').trim()];
      if (said === '' || Number.isNaN(at)) return [];
      return { card: data?.card?.id ?? '', at, text: (name ? `${name}: ${said}` : said).slice(0, longestComment).toWellFormed() };
    })
    .sort((a, b) => a.at - b.at);
  return Map.groupBy(comments, ({ card }) => card);
}

function columnTitle(name: string | null): string {
  return (name ?? '').trim().slice(0, longestTitle).toWellFormed() || '–';
}
