import { expect, test } from 'vitest';
import { senderWarnings } from './sender-warnings.ts';

const warn = (email: string, { name = '', replyTo = '', own = 'juniper.example' } = {}) =>
  senderWarnings({ from: { email, name, avatar: null }, replyTo: replyTo ? [{ name: '', email: replyTo }] : [] }, own);

test.each([
  'a@junlper.example',
  'a@junipr.example',
  'a@junniper.example',
  'a@juinper.example',
  'a@jun1per.example',
  'a@junіper.example',
  'a@june-iper.example'.replace('e-', '-'),
])('%s looks like a sender from your company', (email) => {
  expect(warn(email)).toEqual([{ kind: 'looksAlike', what: email.slice(2) }]);
});

test.each(['a@juniper.example', 'a@mail.juniper.example', 'a@oak.example', 'a@jasper.example', 'nobody'])('%s does not', (email) =>
  expect(warn(email)).toEqual([]),
);

test('warns about replies to another domain, but not within the same organization', () => {
  expect(warn('boss@oak.example', { replyTo: 'boss@evil.example' })).toEqual([{ kind: 'answersElsewhere', what: 'boss@evil.example' }]);
  expect(warn('news@mail.oak.example', { replyTo: 'help@oak.example' })).toEqual([]);
  expect(warn('a@oak.co.uk', { replyTo: 'a@evil.co.uk' })).toHaveLength(1);
});

test('warns about an outside email under the name of a colleague, with the colleague’s address', () => {
  const from = { email: 'maren@evil.example', name: 'Maren Solberg', avatar: null };
  expect(senderWarnings({ from, replyTo: [], namesake: 'maren@juniper.example' }, 'juniper.example')).toEqual([
    { kind: 'namesake', what: 'maren@juniper.example' },
  ]);
  expect(senderWarnings({ from, replyTo: [], namesake: null }, 'juniper.example')).toEqual([]);
});

test('warns about a name that is a different address', () => {
  expect(warn('x@evil.example', { name: 'Maren (maren@oak.example)' })).toEqual([{ kind: 'namedOtherwise', what: 'maren@oak.example' }]);
  expect(warn('maren@oak.example', { name: 'Maren@Oak.example' })).toEqual([]);
});
