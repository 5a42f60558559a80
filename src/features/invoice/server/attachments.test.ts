import { beforeEach, describe, expect, test } from 'vitest';
import { send } from '../../../../tests/client.ts';
import { invoiceCalls } from '../../../../tests/invoice-calls.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import type { InvoiceRecord } from '../contract.ts';

const calls = invoiceCalls();
let invoice: InvoiceRecord;
let keys = 0;
beforeEach(async () => {
  invoice = await calls.add();
});

const upload = async (name: string, who = calls.admin): Promise<number> => {
  const headers = { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'text/plain' };
  const answer = await send(calls.atrium, `/api/v1/files?name=${name}`, { method: 'POST', headers, body: `what ${name} says` });
  return answer.body.file.id;
};
const attach = (fileIds: number[], more: object = {}, { who = calls.admin, id = invoice.id } = {}) =>
  who.post(`/api/v1/invoices/${id}/attachments`, { fileIds, clientKey: `key-of-files-${++keys}`, ...more });
const attached = async (...names: string[]): Promise<InvoiceRecord> =>
  calls.record(200, await attach(await Promise.all(names.map((name) => upload(name)))));
const remove = (ids: number[], who = calls.admin) => who.post('/api/v1/invoices/remove-attachments', { ids });
const restore = (ids: number[], who = calls.admin) => who.post('/api/v1/invoices/restore-attachments', { ids });
const names = async (id = invoice.id) => (await calls.read(id)).attachments.map(({ name }) => name);

describe('attachments', () => {
  test('can be added by their uploader and downloaded, and appear in the history', async () => {
    const [file] = (await attached('order.txt')).attachments;
    expect(file).toMatchObject({ name: 'order.txt', mediaType: 'text/plain' });
    const loaded = await send(calls.atrium, file?.url ?? '', {});
    expect([loaded.status, loaded.body]).toEqual([200, 'what order.txt says']);
    expect(await calls.history(invoice.id)).toContain('attached order.txt');
  });
  test('can be added to an issued invoice, and stay on a voided one unchanged', async () => {
    const { id } = await calls.issued();
    calls.record(200, await attach([await upload('note.txt')], {}, { id }));
    await calls.remove(id);
    expect(await names(id)).toEqual(['note.txt']);
    expect((await attach([await upload('late.txt')], {}, { id })).status).toBe(404);
  });
  test('of other people’s files are rejected', async () => {
    const theirs = await upload('theirs.txt', calls.staff);
    expect(refusedFields(await attach([theirs]))).toEqual([400, ['fileIds']]);
    expect(refusedFields(await attach([await upload('mine.txt'), 999_999]))).toEqual([400, ['fileIds']]);
    expect((await attach([await upload('mine.txt', calls.elsewhere)], {}, { who: calls.elsewhere })).status).toBe(404);
    expect(await names()).toEqual([]);
  });
  test('are limited to fifty', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, (_, at) => upload(`${at}.txt`)));
    calls.record(200, await attach(ids));
    expect(refusedFields(await attach([await upload('more.txt')]))).toEqual([400, ['fileIds']]);
    expect(await names()).toHaveLength(50);
  });
  test('are added once on a double click or retry, and a key belongs to one invoice', async () => {
    const body = { clientKey: 'key-of-a-double-click' };
    const id = await upload('order.txt');
    const answers = await Promise.all([attach([id], body), attach([id], body)]);
    expect([...answers, await attach([id])].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await names()).toEqual(['order.txt']);
    const other = await calls.add();
    expect(refusedFields(await attach([id], body, { id: other.id }))).toEqual([400, ['clientKey']]);
  });
  test('are added once by two concurrent tabs', async () => {
    const id = await upload('order.txt');
    const answers = await Promise.all([attach([id]), attach([id])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await names()).toEqual(['order.txt']);
  });
});

describe('a removed attachment', () => {
  test('disappears, and returns to its place when restored', async () => {
    const { attachments } = await attached('one.txt', 'two.txt');
    const [one] = attachments;
    expect((await remove([one?.id ?? 0])).status).toBe(200);
    expect(await names()).toEqual(['two.txt']);
    expect((await restore([one?.id ?? 0])).status).toBe(200);
    expect(await names()).toEqual(['one.txt', 'two.txt']);
    expect((await calls.history(invoice.id)).slice(-2)).toEqual(['detached one.txt', 'attached one.txt']);
  });
  test('is not duplicated if the same file was attached again before the restore', async () => {
    const fileId = await upload('order.txt');
    const first = calls.record(200, await attach([fileId])).attachments[0]?.id ?? 0;
    await remove([first]);
    const second = calls.record(200, await attach([fileId])).attachments[0]?.id ?? 0;
    expect((await restore([first])).status).toBe(200);
    await remove([second]);
    expect((await restore([first, second])).status).toBe(200);
    expect(await names()).toEqual(['order.txt']);
  });
  test('stays if one of the ids is unknown or the company differs', async () => {
    const ids = (await attached('one.txt')).attachments.map(({ id }) => id);
    expect((await remove([...ids, 999_999])).status).toBe(404);
    expect((await remove(ids, calls.elsewhere)).status).toBe(404);
    expect(await names()).toEqual(['one.txt']);
  });
});
