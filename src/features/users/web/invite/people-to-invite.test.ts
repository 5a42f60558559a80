import { expect, test } from 'vitest';
import { peopleToInvite } from './people-to-invite.ts';

const short = (text: string) => peopleToInvite(text).people.map(({ email, fullName }) => `${fullName} ${email}`);

test.each([
  ['ana@world.example', ['Ana ana@world.example']],
  ['ana.rios@world.example, BO@world.example', ['Ana Rios ana.rios@world.example', 'BO BO@world.example']],
  ['a@b.example;c@d.example\nmailto:e@f.example  g@h.example', ['A a@b.example', 'C c@d.example', 'E e@f.example', 'G g@h.example']],
  ['Ana Ríos <ana@world.example>, "Bø, Ltd" <bo@world.example>', ['Ana Ríos ana@world.example', 'Bø, Ltd bo@world.example']],
  ['<ana_maria-r+work@world.example>', ['Ana Maria R ana_maria-r+work@world.example']],
  ['ana@world.example ANA@World.example', ['Ana ana@world.example']],
  ['  ,;\n ', []],
])('parses %j as %j', (text, expected) => {
  expect(short(text)).toEqual(expected);
});

test('reports invalid addresses', () => {
  const { people, wrong } = peopleToInvite('ana@world.example, bo@, Carla, Dee <dee>');
  expect([people.length, wrong]).toEqual([1, ['bo@', 'Carla', 'dee']]);
});
