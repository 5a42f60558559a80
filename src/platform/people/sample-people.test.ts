import { expect, it } from 'vitest';
import { samplePeople } from './sample-people.ts';

it('has twelve people in the order of their ids', () => {
  expect(samplePeople.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

it('has the three seed accounts, and no one else can sign in', () => {
  const accounts = samplePeople.filter(({ account }) => account).map(({ id, email, account }) => ({ id, email, ...account }));
  expect(accounts).toEqual([
    { id: 1, email: 'admin@demo.com', username: 'admin', role: 'admin', userType: 'staff' },
    { id: 2, email: 'client@demo.com', username: 'client', role: 'client', userType: 'client' },
    { id: 3, email: 'staff@demo.com', username: 'staff', role: 'admin', userType: 'staff' },
  ]);
});

it('has unique names, and addresses of the company', () => {
  expect(new Set(samplePeople.map(({ email }) => email)).size).toBe(12);
  expect(new Set(samplePeople.map(({ fullName }) => fullName)).size).toBe(12);
  for (const { id, email } of samplePeople.slice(3)) expect(email, `person ${id}`).toMatch(/^[a-z.]+@juniper-vale\.example$/);
});

it('has names in several scripts', () => {
  const names = samplePeople.map(({ fullName }) => fullName).join(' ');
  expect(names).toMatch(/\p{Script=Arabic}/u);
  expect(names).toMatch(/\p{Script=Han}/u);
  expect(names).toMatch(/[À-ž]/);
});
