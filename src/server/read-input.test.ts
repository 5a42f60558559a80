import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { flag, id, list, page, perPage } from '#contract/primitives.ts';
import { parseInput } from './parse-input.ts';
import { deletedBy, readBody, readBytes, readQuery, refuseUnstorableText } from './read-input.ts';
import { Refusal } from './refusal.ts';

const read = endpoint({
  method: 'GET',
  path: '/x',
  summary: 'X.',
  action: 'read',
  subject: 'Email',
  query: z.object({ calendars: z.optional(list(z.string())), page: page(), perPage: perPage(10), compact: z.optional(flag()) }),
});
const remove = endpoint({ method: 'DELETE', path: '/x', summary: 'X.', action: 'delete', subject: 'Email', query: z.object({ id: id() }) });
const removeBoard = endpoint({
  method: 'DELETE',
  path: '/b',
  summary: 'X.',
  action: 'delete',
  subject: 'Email',
  query: z.object({ id: z.string() }),
});

const queryOf = (search: string) => parseInput(read, { params: {}, query: readQuery(new URLSearchParams(search)), body: undefined }).query;
const fieldsOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof Refusal ? Object.keys(error.details.fields ?? {}) : error;
  }
  return [];
};

describe('a list in a query', () => {
  test.each(['calendars[]=A&calendars[]=B', 'calendars=A&calendars=B', 'calendars=A,B'])('is parsed from %s', (search) => {
    expect(queryOf(search)).toMatchObject({ calendars: ['A', 'B'] });
  });
  test('can be empty, which differs from absent', () => {
    expect(queryOf('calendars[]=')).toMatchObject({ calendars: [] });
    expect(queryOf('')).not.toHaveProperty('calendars');
  });
});

describe('a number in a query', () => {
  test('is coerced', () => expect(queryOf('page=3&perPage=100')).toMatchObject({ page: 3, perPage: 100 }));
  test.each(['1.5', 'x', 'NaN', '1e3', '0x10', 'null', 'true'])('rejects %j as a page', (text) => {
    expect(fieldsOf(() => queryOf(`page=${text}`))).toEqual(['page']);
  });
  test('reports every invalid number', () => {
    expect(fieldsOf(() => queryOf('page=x&perPage=y'))).toEqual(['page', 'perPage']);
  });
});

describe('the target of a DELETE', () => {
  const request = (body?: string, type = 'text/plain') =>
    new Request('http://x/x', { method: 'DELETE', headers: { 'Content-Type': type }, ...(body !== undefined && { body }) });
  const deleted = async (contract: typeof remove | typeof removeBoard, query: Record<string, unknown>, body?: string, type?: string) => {
    const given = deletedBy(query, await readBody(request(body, type), contract, 1000), contract);
    return (parseInput(contract, { params: {}, query: given, body: undefined }).query as { id: unknown }).id;
  };
  test('can be in the query', async () => expect(await deleted(remove, { id: '7' })).toBe(7));
  test.each(['{"id":7}', '{"id":"7"}', '7', '"7"'])('can be in the body as %s', async (body) => {
    expect(await deleted(remove, {}, body)).toBe(7);
  });
  test.each(['todo', '"todo"', '{"id":"todo"}'])('can be a board, as %s', async (body) => {
    expect(await deleted(removeBoard, {}, body)).toBe('todo');
  });
  test.each(['42', 'true', '1e3', '042', '4.0', 'null'])('can be a board whose id reads as JSON, as raw text: %s', async (body) => {
    expect(await deleted(removeBoard, {}, body)).toBe(body);
  });
  test.each(['42', 'true'])('can be such a board as the JSON scalar %s, and within an object', async (body) => {
    expect(await deleted(removeBoard, {}, body, 'application/json')).toBe(body);
    expect(await deleted(removeBoard, {}, `{"id":${body}}`, 'application/json')).toBe(body);
  });
  test('ignores the null that some clients send for no body', async () => {
    expect(await deleted(remove, { id: '7' }, 'null', 'application/json')).toBe(7);
  });
  test('can be given twice if both agree', async () => {
    expect(await deleted(remove, { id: '7' }, '7')).toBe(7);
    await expect(deleted(remove, { id: '7' }, '8')).rejects.toThrow('different values');
  });
});

describe('a body', () => {
  test('larger than the limit is rejected, with or without Content-Length', async () => {
    const bytes = new Uint8Array(2000);
    const said = new Request('http://x', { method: 'POST', body: bytes });
    await expect(readBytes(said, 1000)).rejects.toThrow('larger');
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(600));
      },
    });
    const endless = new Request('http://x', { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
    await expect(readBytes(endless, 1000)).rejects.toThrow('larger');
  });
  test.each([
    ['a NUL', { to: [{ name: 'a\u0000' }] }, 'to.0.name'],
    ['half a surrogate pair', { subject: '\ud800' }, 'subject'],
    ['a NUL in a name', { 'a\u0000': 1 }, 'body'],
  ])('with %s is rejected', (_what, body, field) => {
    expect(fieldsOf(() => refuseUnstorableText(body))).toEqual([field]);
  });
  const post = (text: string) => readBody(new Request('http://x', { method: 'POST', body: text }), removeBoard, 1_000_000);
  test('nested deeper than any contract is rejected before parsing', async () => {
    await expect(post('['.repeat(20_000) + ']'.repeat(20_000))).rejects.toThrow('nested too deeply');
    expect(await post(`${'['.repeat(64)}"[[[[\\"[["${']'.repeat(64)}`)).toBeTruthy();
  });
  test('with more values than any contract is rejected before parsing', async () => {
    await expect(post(`[${'{},'.repeat(50_000)}0]`)).rejects.toThrow('values');
    expect(await post(JSON.stringify({ text: '[{,'.repeat(50_000) }))).toBeTruthy();
  });
  test.each(['\\u0000', '\\uD800', '\\udc00 \\ud83d'])('that escapes %s is rejected at its field', async (escaped) => {
    await expect(post(`{"to":[{"name":"${escaped}"}]}`)).rejects.toThrow('to.0.name');
  });
  test('that escapes a whole surrogate pair or a backslash is accepted', async () => {
    expect(await post('{"name":"\\ud83e\\ude91 \\\\u0000"}')).toEqual({ name: '🪑 \\u0000' });
  });
  test('with an emoji is accepted', () => expect(fieldsOf(() => refuseUnstorableText({ subject: '🪑' }))).toEqual([]));
});
