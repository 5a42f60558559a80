import { type Client, send } from '../client.ts';
import { fillMailbox } from '../fill-mailbox.ts';
import type { TestApi } from '../test-api.ts';
import { victim } from './two-companies.ts';

/** Ids that are text, as addresses of boards and roles are: each is there twice, since one call of a walk deletes one. */
export const textIds = ['far-away', 'far-outside'];

/** Boards and roles with ids of their own, before numbers are moved. */
export async function addTextIds(who: Client): Promise<void> {
  for (const title of ['Far away', 'Far outside']) {
    await done(who.post('/apps/kanban/add-board', { data: { title } }));
    await done(who.post('/api/v1/roles', { title, rules: [{ action: 'read', subject: 'Todo' }] }));
  }
}

/** One of each thing that the sample has not, most of them the person's own. Answers the signed address of a file of theirs. */
export async function fillCompany(atrium: TestApi, who: Client, colleague: Client): Promise<string> {
  const own = await fillMailbox(atrium, who);
  const day = (days: number) => new Date(atrium.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const event = { title: 'Dentist', start: day(3), extendedProps: { calendar: 'Personal', reminders: [30], location: 'At home' } };
  await done(who.post('/apps/calendar/add-event', { event }));
  const { body } = await done(who.post('/apps/calendar/add-event', { event: { ...event, title: 'Surgeon' } }));
  await done(who.post(`/api/v1/calendar/events/${body.event.id}/remove`, {}));
  await done(who.post('/api/v1/calendar/feed'));
  const guests = [{ personId: who.userData.id }];
  await done(colleague.post('/apps/calendar/add-event', { event: { title: 'Fair', start: day(5), extendedProps: { guests } } }));
  for (const comment of ['One', 'Two', 'Three']) {
    const answer = await done(who.post('/api/v1/kanban/tasks/77002/comments', { comment }));
    if (comment === 'Three') await done(remove(atrium, who, `/api/v1/kanban/comments/${answer.body.comment.id}`));
  }
  const group = await done(who.post('/api/v1/chat/groups', { title: 'Without them', memberIds: [77004] }));
  for (const message of ['Between us', 'Taken back']) {
    const sent = await done(who.post('/api/v1/chat/messages', { threadId: group.body.thread.id, message, fileIds: [own.file.id] }));
    if (message === 'Taken back') await done(remove(atrium, who, `/api/v1/chat/messages/${sent.body.message.id}`));
  }
  await done(put(atrium, who, '/api/v1/chat/drafts', { threadId: group.body.thread.id, text: 'Not sent yet' }));
  const line = { description: 'A chair', quantityMilli: 1000, priceCents: 900_00, discountBasisPoints: 0, taxBasisPoints: 0 };
  const invoice = { clientId: 77001, issuedOn: day(0), dueOn: day(14), currency: 'EUR', lines: [line] };
  for (let time = 0; time < 4; time++) await done(who.post('/api/v1/invoices', invoice));
  await atrium.ownerQuery(
    `insert into notifications (entity, id, person_id, kind, area, target_id, title, path, time)
     values ('${victim}', 95000001, ${who.userData.id}, 'reminder', 'calendar', 77001, 'Dentist', '/', now())`,
  );
  return own.file.url;
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
