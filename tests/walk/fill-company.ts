import { type Client, send } from '../client.ts';
import { fillMailbox } from '../fill-mailbox.ts';
import type { TestApi } from '../test-api.ts';
import { victim } from './two-companies.ts';

/** Text ids, as for boards and roles: two of each, because one request of a walk deletes one. */
export const textIds = ['far-away', 'far-outside'];

/** Adds boards and roles with text ids, before numbers are moved. */
export async function addTextIds(who: Client): Promise<void> {
  for (const title of ['Far away', 'Far outside']) {
    await done(who.post('/apps/kanban/add-board', { data: { title } }));
    await done(who.post('/api/v1/roles', { title, rules: [{ action: 'read', subject: 'Todo' }] }));
  }
}

/**
 * Adds one of each thing missing in the sample data, most of them private to the person. Returns the signed address of one of their files.
 */
export async function fillCompany(atrium: TestApi, who: Client, colleague: Client): Promise<string> {
  const own = await fillMailbox(atrium, who);
  await done(who.post('/api/v1/help/public', { isPublic: true }));
  await done(who.post('/api/v1/mail/pictures', { email: 'news@shop.example' }));
  const day = (days: number) => new Date(atrium.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const event = { title: 'Dentist', start: day(3), extendedProps: { calendar: 'Personal', reminders: [30], location: 'At home' } };
  await done(who.post('/apps/calendar/add-event', { event }));
  const { body } = await done(who.post('/apps/calendar/add-event', { event: { ...event, title: 'Surgeon' } }));
  await done(who.post(`/api/v1/calendar/events/${body.event.id}/remove`, {}));
  await done(who.post('/api/v1/calendar/feed'));
  for (const [name, isDeleted] of [
    ['Of my own', false],
    ['No longer', true],
  ] as const) {
    const { calendar } = (await done(who.post('/api/v1/calendar/calendars', { name }))).body;
    const extendedProps = { ownCalendarId: calendar.id };
    for (const title of ['Sauna', 'Choir']) await done(who.post('/apps/calendar/add-event', { event: { ...event, title, extendedProps } }));
    if (isDeleted) await done(remove(atrium, who, `/api/v1/calendar/calendars/${calendar.id}`));
  }
  const guests = [{ personId: who.userData.id }];
  await done(colleague.post('/apps/calendar/add-event', { event: { title: 'Fair', start: day(5), extendedProps: { guests } } }));
  for (const comment of ['One', 'Two', 'Three']) {
    const answer = await done(who.post('/api/v1/kanban/tasks/77002/comments', { comment }));
    if (comment === 'Three') await done(remove(atrium, who, `/api/v1/kanban/comments/${answer.body.comment.id}`));
  }
  await fillOwnBoard(atrium, who);
  const group = await done(who.post('/api/v1/chat/groups', { title: 'Without them', memberIds: [77004] }));
  for (const message of ['Between us', 'Taken back']) {
    const sent = await done(who.post('/api/v1/chat/messages', { threadId: group.body.thread.id, message, fileIds: [own.file.id] }));
    await done(who.post(`/api/v1/chat/messages/${sent.body.message.id}/reactions`, { emoji: '🎉' }));
    const reply = { threadId: group.body.thread.id, message: 'A reply', rootId: sent.body.message.id, quotedId: sent.body.message.id };
    await done(who.post('/api/v1/chat/messages', reply));
    if (message === 'Taken back') await done(remove(atrium, who, `/api/v1/chat/messages/${sent.body.message.id}`));
  }
  await done(put(atrium, who, '/api/v1/chat/drafts', { threadId: group.body.thread.id, text: 'Not sent yet' }));
  for (const name of ['Mine', 'Mine too', 'Gone']) {
    await done(who.post('/api/bookmarks/update', { id: 7, value: true }));
    const { view } = (await done(who.post('/api/v1/views', { list: 'employees', name, query: 'q=oak' }))).body;
    if (name === 'Gone') await done(remove(atrium, who, `/api/v1/views/delete?id=${view.id}`));
  }
  for (const name of ['one', 'other', 'gone']) {
    const address = `https://hooks.example/${name}`;
    const { webhook } = (await done(who.post('/api/v1/webhooks', { address, kinds: ['seller'], isActive: true }))).body;
    if (name === 'gone') await done(remove(atrium, who, `/api/v1/webhooks/${webhook.id}`));
  }
  const cards = [{ card: 'sales', columns: 4, isTall: false }];
  await done(put(atrium, who, '/api/v1/dashboard/arrangement', { name: 'analytics', version: 0, cards, hidden: [] }));
  await done(put(atrium, who, '/api/v1/first-steps/dismissed', { isDismissed: true }));
  for (const postText of ['Which wood?', 'Which leg?']) {
    const { post } = (await done(who.post('/api/v1/profile/posts', { postText, options: ['Oak', 'Ash'] }))).body;
    for (const comment of ['Oak', 'Elm']) await done(who.post(`/api/v1/profile/posts/${post.id}/comments`, { comment }));
  }
  const line = { description: 'A chair', quantityMilli: 1000, priceCents: 900_00, discountBasisPoints: 0, taxBasisPoints: 0 };
  const invoice = { clientId: 77001, issuedOn: day(0), dueOn: day(14), currency: 'EUR', lines: [line] };
  for (let time = 0; time < 4; time++) {
    const { body } = await done(who.post('/api/v1/invoices', invoice));
    const files = { fileIds: [own.file.id], clientKey: `key-of-files-${time}` };
    await done(who.post(`/api/v1/invoices/${body.invoice.id}/attachments`, files));
  }
  for (const name of ['Oak Stool', 'Elm Stool'])
    await done(who.post('/api/v1/product-import', { csv: `Name,Price\n${name},89\n`, apply: true }));
  await done(who.post('/api/v1/fulfilment/board', { name: 'Fulfilment', columns: ['To pack', 'Sent'] }));
  await done(who.post('/api/v1/orders/77001/cards'));
  await atrium.ownerQuery(
    `insert into notifications (entity, id, person_id, kind, area, target_id, title, path, time)
     values ('${victim}', 95000001, ${who.userData.id}, 'reminder', 'calendar', 77001, 'Dentist', '/', now())`,
  );
  return own.file.url;
}

/** A private board of the person: active, archived and deleted cards, and a deleted column. */
async function fillOwnBoard(atrium: TestApi, who: Client): Promise<void> {
  const { body } = await done(
    who.post('/api/v1/kanban/spaces', { name: 'Of my own', visibility: 'people', columns: ['Dreams', 'Later', 'Done'] }),
  );
  const spaceId = body.space.id;
  const add = async (title: string, boardId: string) =>
    (await done(who.post('/apps/kanban/add-task', { data: { title, boardId, spaceId } }))).body.newTask.id;
  const ids = [await add('A boat', 'dreams'), await add('A house', 'dreams'), await add('A horse', 'dreams'), await add('A dog', 'later')];
  const dueDate = atrium.clock.now.getTime() + 86_400_000;
  await done(who.post('/apps/kanban/update-task', { data: { id: ids[0], dueDate, assignedTo: [{ id: who.userData.id }] } }));
  await done(who.post(`/api/v1/kanban/tasks/${ids[0]}/comments`, { comment: 'A red one' }));
  await done(who.post(`/api/v1/kanban/tasks/${ids[1]}/archive`, {}));
  await done(remove(atrium, who, `/api/v1/kanban/tasks/${ids[2]}`));
  await done(remove(atrium, who, `/apps/kanban/delete-board?id=later&spaceId=${spaceId}`));
}

const withToken = (who: Client, more: Record<string, string> = {}) => ({
  headers: { Authorization: `Bearer ${who.accessToken}`, ...more },
});
const remove = (atrium: TestApi, who: Client, path: string) => send(atrium, path, { method: 'DELETE', ...withToken(who) });
const put = (atrium: TestApi, who: Client, path: string, body: object) =>
  send(atrium, path, { method: 'PUT', ...withToken(who, { 'Content-Type': 'application/json' }), body: JSON.stringify(body) });

async function done<A extends { status: number; body: unknown }>(sent: Promise<A>): Promise<A> {
  const answer = await sent;
  if (answer.status >= 300) throw new Error(`cannot be filled: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}
