import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '#contract/change.ts';
import { kanbanRoutes } from '#features/kanban/server/routes.ts';
import { apiWithAbilities } from '../../../../tests/api-with-abilities.ts';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { getFulfilment, getOrderCards, getOrderOfCard, type OrderCards } from '../fulfilment-contract.ts';
import { shopRoutes } from './routes.ts';

let atrium: TestApi;
let admin: Client;
let buyer: Client;
let addressId: number;
beforeAll(async () => {
  atrium = await testApi({ settings: { accessTtlSeconds: 365 * 24 * 3600 } });
  admin = await signInAs(atrium, 'admin');
  buyer = await signInAs(atrium, 'staff');
  const address = {
    name: 'Josephine <b>',
    company: '',
    street: 'Leith Walk 1',
    city: 'Edinburgh',
    postalCode: 'EH6',
    country: 'UK',
    phone: '',
  };
  addressId = (await buyer.post('/api/v1/shop/addresses', address)).body.address.id;
});
afterAll(() => atrium.close());
beforeEach(async () => {
  await atrium.ownerQuery('delete from cart_items where person_id = 3; update products set stock = 100; delete from fulfilments');
});

const names = { name: 'Fulfilment', columns: ['To pack', 'Packed', 'Sent', 'Done'] };
const newBoard = async (more: object = {}): Promise<number> =>
  (await admin.post('/api/v1/kanban/spaces', { ...names, ...more })).body.space.id;
const choose = (boardId: number | null, more: object = {}, who = admin) => who.post('/api/v1/fulfilment', { boardId, ...more });
const chosen = async (who = admin) => {
  const { status, body } = await who.get('/api/v1/fulfilment');
  expect(status).toBe(200);
  getFulfilment.answer?.parse(body);
  return body.fulfilment;
};
let keys = 0;
const place = async (clientKey = `key-of-card-${++keys}`) => {
  const { body } = await buyer.get('/api/v1/shop/checkout');
  const order = { clientKey, addressId, payment: 'invoice', coupon: '', totalCents: body.quote.totalCents };
  return buyer.post('/api/v1/shop/orders', order);
};
const placed = async (): Promise<number> => {
  await buyer.post('/api/v1/shop/cart/21', { qty: 2 });
  const { status, body } = await place();
  expect(status, JSON.stringify(body)).toBe(201);
  return body.order.id;
};
const cardsOf = async (id: number, who = admin): Promise<OrderCards> => {
  const { status, body } = await who.get(`/api/v1/orders/${id}/cards`);
  expect(status).toBe(200);
  getOrderCards.answer?.parse(body);
  return body;
};
const make = (id: number, who = admin) => who.post(`/api/v1/orders/${id}/cards`);
const orderOf = async (cardId: number) => {
  const { status, body } = await admin.get(`/api/v1/kanban/tasks/${cardId}/order`);
  expect(status).toBe(200);
  getOrderOfCard.answer?.parse(body);
  return body.order;
};
const remove = (path: string) => send(atrium, path, { method: 'DELETE', headers: { Authorization: `Bearer ${admin.accessToken}` } });
const onBoard = async (space: number) => (await admin.get('/api/v1/kanban', { space })).body.cards;
const able = (...rules: [action: string, subject: string][]) =>
  clientWith(
    apiWithAbilities(atrium, [...shopRoutes, ...kanbanRoutes], 2, ...(rules.map(([action, subject]) => ({ action, subject })) as [])),
    null,
  );

describe('an order', () => {
  test('gets no card until a board is chosen', async () => {
    const id = await placed();
    expect(await cardsOf(id)).toEqual({ cards: [], mayMake: false });
    expect((await make(id)).body.error.reason).toEqual({ code: 'no_fulfilment_board' });
  });
  test('gets a card in the first column of the chosen board, linked both ways', async () => {
    const board = await newBoard();
    expect((await choose(board)).body.fulfilment).toMatchObject({ board: { id: board, name: 'Fulfilment' }, version: 2 });
    const id = await placed();
    const { cards, mayMake } = await cardsOf(id);
    expect([mayMake, cards]).toEqual([
      false,
      [{ id: expect.any(Number), title: `Order #${id} · Josephine Okonkwo-Brandt`, column: 'To pack', isArchived: false }],
    ]);
    const cardId = cards[0]?.id ?? 0;
    expect(await orderOf(cardId)).toEqual({ id, status: 'placed' });
    const { task } = (await admin.get(`/api/v1/kanban/tasks/${cardId}`)).body;
    expect(task.description).toMatch(
      /^<ul><li>2 × .+<\/li><\/ul><p>Josephine &lt;b&gt;<br \/>Leith Walk 1<br \/>EH6 Edinburgh<br \/>UK<\/p>$/,
    );
    expect([task.dueDate, task.assignedTo]).toEqual([null, []]);
    const { entries } = (await admin.get(`/api/v1/kanban/tasks/${cardId}/activity`)).body;
    expect(entries).toMatchObject([{ kind: 'added', person: null }]);
  });
  test('gets one card despite a double click and a retry', async () => {
    const board = await newBoard();
    await choose(board);
    await buyer.post('/api/v1/shop/cart/21', { qty: 1 });
    const { body } = await buyer.get('/api/v1/shop/checkout');
    const order = { clientKey: 'key-of-double', addressId, payment: 'invoice', coupon: '', totalCents: body.quote.totalCents };
    const send = () => buyer.post('/api/v1/shop/orders', order);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(answers.map((answer) => answer.body.order.id)).size).toBe(1);
    expect(await onBoard(board)).toHaveLength(1);
  });
  test('notifies viewers of the board and of the order', async () => {
    await choose(await newBoard());
    const told: Change[] = [];
    const stop = atrium.deps.changes.subscribe('juniper', (change) => typeof change !== 'string' && told.push(change));
    const id = await placed();
    const cardId = (await cardsOf(id)).cards[0]?.id;
    await expect.poll(() => told).toContainEqual({ kind: 'board', ids: [cardId] });
    await expect.poll(() => told).toContainEqual({ kind: 'order', ids: [id] });
    stop();
  });
  test('leaves no card when it is refused', async () => {
    const board = await newBoard();
    await choose(board);
    await buyer.post('/api/v1/shop/cart/21', { qty: 1 });
    await atrium.ownerQuery('update products set stock = 0 where id = 21');
    expect((await place()).status).toBe(409);
    expect(await onBoard(board)).toEqual([]);
  });
  test.each([
    ['deleted', async (board: number) => void (await remove(`/api/v1/kanban/spaces/${board}`))],
    [
      'purged',
      async (board: number) =>
        void (await atrium.ownerQuery(
          `delete from kanban_boards where space_id = ${board}; delete from kanban_spaces where id = ${board}`,
        )),
    ],
    [
      'without columns',
      async (board: number) => void (await atrium.ownerQuery(`update kanban_boards set deleted_at = now() where space_id = ${board}`)),
    ],
    [
      'of a few people by now',
      async (board: number) => void (await atrium.ownerQuery(`update kanban_spaces set visibility = 'people' where id = ${board}`)),
    ],
  ])('is placed even when the board is %s, and turns the setting off', async (_, end) => {
    const board = await newBoard();
    await choose(board);
    await end(board);
    expect(await cardsOf(await placed())).toEqual({ cards: [], mayMake: false });
    expect((await chosen()).board).toBeNull();
  });
  test('gets cards again once the deleted board is restored', async () => {
    const board = await newBoard();
    await choose(board);
    await remove(`/api/v1/kanban/spaces/${board}`);
    await admin.post(`/api/v1/kanban/spaces/${board}/restore`);
    expect((await cardsOf(await placed())).cards).toHaveLength(1);
  });
  test('does not move its card when it is shipped', async () => {
    await choose(await newBoard());
    const id = await placed();
    await admin.post(`/api/v1/orders/${id}/status`, { status: 'shipped' });
    const { cards } = await cardsOf(id);
    expect(cards[0]?.column).toBe('To pack');
    expect(await orderOf(cards[0]?.id ?? 0)).toEqual({ id, status: 'shipped' });
  });
  test('does not deadlock with other orders, cards created by hand, and added cards', async () => {
    const early = await placed();
    const board = await newBoard();
    await choose(board);
    await buyer.post('/api/v1/shop/cart/21', { qty: 2 });
    await admin.post('/api/v1/shop/cart/21', { qty: 2 });
    const { body } = await admin.get('/api/v1/shop/checkout');
    const order = { clientKey: 'key-of-admin', addressId: 1, payment: 'invoice', coupon: '', totalCents: body.quote.totalCents };
    const card = { title: 'By hand', boardId: 'to-pack', spaceId: board };
    const answers = await Promise.all([
      place(),
      admin.post('/api/v1/shop/orders', order),
      make(early),
      admin.post('/apps/kanban/add-task', { data: card }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 201]);
    expect(await onBoard(board)).toHaveLength(4);
  });
});

describe('a card created by hand', () => {
  test('is created once by concurrent requests', async () => {
    const id = await placed();
    const board = await newBoard();
    await choose(board);
    expect(await cardsOf(id)).toEqual({ cards: [], mayMake: true });
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.cards[0].id)).size).toBe(1);
    expect(await onBoard(board)).toHaveLength(1);
    const { entries } = (await admin.get(`/api/v1/kanban/tasks/${answers[0]?.body.cards[0].id}/activity`)).body;
    expect(entries[0].person.id).toBe(admin.userData.id);
  });
  test('is unlinked while deleted, linked again when restored, and can be replaced meanwhile', async () => {
    await choose(await newBoard());
    const id = await placed();
    const first = (await cardsOf(id)).cards[0]?.id ?? 0;
    await remove(`/api/v1/kanban/tasks/${first}`);
    expect(await cardsOf(id)).toEqual({ cards: [], mayMake: true });
    expect((await admin.get(`/api/v1/kanban/tasks/${first}/order`)).status).toBe(404);
    await admin.post('/api/v1/kanban/restore-tasks', { ids: [first] });
    expect((await cardsOf(id)).cards.map((card) => card.id)).toEqual([first]);
    await remove(`/api/v1/kanban/tasks/${first}`);
    const second = (await make(id)).body.cards[0].id;
    await admin.post('/api/v1/kanban/restore-tasks', { ids: [first] });
    expect((await cardsOf(id)).cards.map((card) => card.id)).toEqual([first, second]);
  });
  test('stays linked to its order when archived', async () => {
    await choose(await newBoard());
    const id = await placed();
    const cardId = (await cardsOf(id)).cards[0]?.id ?? 0;
    await admin.post(`/api/v1/kanban/tasks/${cardId}/archive`, {});
    expect(await cardsOf(id)).toMatchObject({ cards: [{ id: cardId, isArchived: true }], mayMake: false });
  });
  test('leaves no link once it is purged', async () => {
    await choose(await newBoard());
    const cardId = (await cardsOf(await placed())).cards[0]?.id ?? 0;
    const links = async () => (await atrium.ownerQuery(`select count(*)::int links from links where to_id = ${cardId}`))[0]?.links;
    await remove(`/api/v1/kanban/tasks/${cardId}`);
    expect(await links()).toBe(1);
    expect((await admin.post('/api/v1/trash/purge', { items: [{ kind: 'card', key: String(cardId) }] })).status).toBe(200);
    expect(await links()).toBe(0);
  });
});

describe('the board', () => {
  test('is created once by a double click, with its columns, and chosen', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/v1/fulfilment/board', names)));
    const ids = new Set(answers.map(({ body }) => body.fulfilment.board.id));
    expect(ids.size).toBe(1);
    const page = (await admin.get('/api/v1/kanban', { space: [...ids][0] })).body;
    expect(page.boards.map(({ title, isDone }: { title: string; isDone: boolean }) => [title, isDone])).toEqual([
      ['To pack', false],
      ['Packed', false],
      ['Sent', false],
      ['Done', true],
    ]);
  });
  test('must be an existing company-wide board with a column, and no template', async () => {
    const secret = await newBoard({ name: 'Secret', visibility: 'people' });
    const empty = await newBoard({ columns: [] });
    const copy = { name: 'To be copied', isTemplate: true };
    const template = (await admin.post(`/api/v1/kanban/spaces/${await newBoard()}/copy`, copy)).body.space.id;
    for (const id of [secret, empty, template, 999_999]) expect(refusedFields(await choose(id))).toEqual([400, ['boardId']]);
    expect((await chosen()).boards.map(({ id }: { id: number }) => id)).not.toContain(secret);
    expect(refusedFields(await admin.post('/api/v1/fulfilment/board', { name: ' ', columns: [] }))).toEqual([400, ['name', 'columns']]);
  });
  test('is not overwritten with an outdated version; choosing none turns it off', async () => {
    const [one, two] = [await newBoard(), await newBoard()];
    expect((await choose(one, { version: 1 })).status).toBe(200);
    const { status, body } = await choose(two, { version: 1 });
    expect([status, body.error.current.board.id]).toEqual([409, one]);
    expect((await choose(null, { version: 2 })).body.fulfilment).toMatchObject({ board: null, version: 3 });
    expect(await cardsOf(await placed())).toEqual({ cards: [], mayMake: false });
  });
  test('cannot belong to another company', async () => {
    const board = await newBoard();
    await choose(board);
    const other = await registerUser(atrium);
    expect((await chosen(other)).board).toBeNull();
    expect(refusedFields(await choose(board, {}, other))).toEqual([400, ['boardId']]);
    const id = await placed();
    const cardId = (await cardsOf(id)).cards[0]?.id;
    expect((await other.get(`/api/v1/orders/${id}/cards`)).status).toBe(404);
    expect((await make(id, other)).status).toBe(404);
    expect((await other.get(`/api/v1/kanban/tasks/${cardId}/order`)).status).toBe(404);
  });
});

describe('permission to read', () => {
  test('orders but not boards shows no card and creates none', async () => {
    await choose(await newBoard());
    const id = await placed();
    const seller = able(['manage', 'Order']);
    expect(await cardsOf(id, seller)).toEqual({ cards: [], mayMake: false });
    expect(await chosen(seller)).toMatchObject({ board: null, boards: [] });
    for (const answer of [await make(id, seller), await choose(null, {}, seller), await seller.post('/api/v1/fulfilment/board', names)])
      expect([answer.status, answer.body.error.missing]).toEqual([403, { action: 'read', subject: 'Board' }]);
    const reader = able(['manage', 'Order'], ['read', 'Board']);
    expect((await cardsOf(id, reader)).cards).toHaveLength(1);
    expect((await make(id, reader)).status).toBe(403);
  });
  test('boards but not orders shows no order', async () => {
    await choose(await newBoard());
    const cardId = (await cardsOf(await placed())).cards[0]?.id;
    const packer = able(['manage', 'Board']);
    expect((await packer.get(`/api/v1/kanban/tasks/${cardId}`)).status).toBe(200);
    expect((await packer.get(`/api/v1/kanban/tasks/${cardId}/order`)).status).toBe(403);
  });
  test('both, but not the card’s current board, shows no card and creates no second one', async () => {
    const board = await newBoard();
    await choose(board);
    const id = await placed();
    const cardId = (await cardsOf(id)).cards[0]?.id;
    await atrium.ownerQuery(`update kanban_spaces set visibility = 'people' where id = ${board}`);
    await choose(await newBoard());
    const other = able(['manage', 'all']);
    expect(await cardsOf(id, other)).toEqual({ cards: [], mayMake: false });
    expect((await make(id, other)).body).toEqual({ cards: [], mayMake: false });
    expect((await other.get(`/api/v1/kanban/tasks/${cardId}/order`)).status).toBe(404);
  });
});
