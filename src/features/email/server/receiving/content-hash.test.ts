import { expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';

const head = [
  'From: Ada Example <ada@b.example>',
  'To: Bo <bo@c.example>, Cy <cy@c.example>',
  'Subject: Two chairs',
  'Date: Fri, 27 Nov 2026 10:00:00 +0000',
  'Message-ID: <a@b.example>',
];
const body = ['Hello,', '', 'From here on', '>From there', 'the end'];
const written = ({ fields = head, lines = body, lineEnd = '\r\n' } = {}) => [...fields, '', ...lines, ''].join(lineEnd);
const hashOf = (source: string) => contentHash(new TextEncoder().encode(source));
const withField = (field: string, at = 0) => written({ fields: [...head.slice(0, at), field, ...head.slice(at)] });
const instead = (name: string, field: string) => written({ fields: head.map((line) => (line.startsWith(`${name}:`) ? field : line)) });

test.each([
  ['line ends', written({ lineEnd: '\n' })],
  ['empty lines at the end', `${written()}\r\n\r\n`],
  ['no line end at the end', written().trimEnd()],
  ['quoted lines of an mbox file', written({ lines: ['Hello,', '', '>From here on', '>>From there', 'the end'] })],
  ['folded fields', instead('To', 'To: Bo <bo@c.example>,\r\n\tCy <cy@c.example>')],
  ['the order of fields', written({ fields: head.toReversed() })],
  ['the case of field names', instead('Subject', 'SUBJECT:   Two chairs')],
  ['Received', withField('Received: from a.example by b.example; Fri, 27 Nov 2026 10:00:03 +0000')],
  ['Return-Path', withField('Return-Path: <ada@b.example>')],
  ['Delivered-To', withField('Delivered-To: bo@c.example')],
  ['X fields', withField('X-Spam-Status: No, score=-1.2', 3)],
  ['ARC', withField('ARC-Seal: i=1; a=rsa-sha256;\r\n cv=none; d=b.example; b=abc')],
  ['signatures', withField('DKIM-Signature: v=1; d=b.example; b=abc')],
  ['results of checks', withField('Authentication-Results: c.example; spf=pass')],
  ['marks of a mailbox', withField('Status: RO')],
  ['a message id', instead('Message-ID', 'X-Nothing: 1')],
])('is the same for two deliveries with different %s', async (_, other) => {
  expect(other).not.toBe(written());
  expect(await hashOf(other)).toBe(await hashOf(written()));
});

test.each([
  ['subject', instead('Subject', 'Subject: Three chairs')],
  ['sender', instead('From', 'From: Ada Example <ada@d.example>')],
  ['date', instead('Date', 'Date: Fri, 27 Nov 2026 11:00:00 +0000')],
  ['recipients', instead('To', 'To: Bo <bo@c.example>')],
  ['text', written({ lines: [...body, 'PS'] })],
  ['empty lines in the text', written({ lines: ['Hello,', '', '', ...body.slice(2)] })],
  ['spaces in the text', written({ lines: [...body.slice(0, -1), 'the  end'] })],
  ['footer of a list', written({ lines: [...body, '--', 'A list'] })],
  ['list', withField('List-Id: <chairs.lists.example>')],
  ['person who sent it on', withField('Resent-From: cy@c.example')],
  ['encoding', withField('Content-Transfer-Encoding: base64')],
])('differs with a different %s', async (_, other) => {
  expect(await hashOf(other)).not.toBe(await hashOf(written()));
});

test.each(['', '\n', 'no head at all', 'Subject: only a head', '\u0000\u0001'])('hashes any input: %j', async (source) => {
  expect(await hashOf(source)).toMatch(/^[0-9a-f]{64}$/);
});
