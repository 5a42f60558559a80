import { expect, it } from 'vitest';
import { drawingKeys } from '#contract/drawing-key.ts';
import { samplePeople } from '#platform/people/sample-people.ts';
import { labels } from './labels-contract.ts';
import { sampleEmails } from './sample-emails.ts';

const listed = sampleEmails.filter(({ replyTo }) => replyTo === undefined);
const replies = sampleEmails.filter(({ replyTo }) => replyTo !== undefined);
const inFolder = (name: string) => listed.filter(({ folder }) => folder === name);

it('has 26 emails with ids 1 to 26', () => {
  expect(sampleEmails.map(({ id }) => id)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
});

it.each([
  ['inbox', 8],
  ['spam', 6],
  ['trash', 4],
  ['draft', 4],
  ['sent', 2],
])('has in %s %i emails', (folder, count) => {
  expect(inFolder(folder)).toHaveLength(count);
});

it('has two replies, to different emails in inbox and sent', () => {
  const answered = listed.filter(({ id }) => replies.some(({ replyTo }) => replyTo === id));
  expect(replies).toHaveLength(2);
  expect(answered.map(({ folder }) => folder).sort()).toEqual(['inbox', 'sent']);
});

it('has unread emails in inbox and spam, starred ones, and every label', () => {
  expect(inFolder('inbox').filter(({ isRead }) => !isRead)).toHaveLength(3);
  expect(inFolder('spam').filter(({ isRead }) => !isRead)).toHaveLength(2);
  expect(listed.some(({ isStarred }) => isStarred)).toBe(true);
  expect(new Set(sampleEmails.flatMap((email) => email.labels))).toEqual(new Set(labels));
});

it('dates no email in the future', () => {
  for (const { id, when } of sampleEmails) {
    if ('minutesAgo' in when) expect(when.minutesAgo, `mail ${id}`).toBeGreaterThan(0);
    else {
      expect(when.daysAgo, `mail ${id}`).toBeGreaterThanOrEqual(1);
      expect(when.daysAgo, `mail ${id}`).toBeLessThanOrEqual(60);
      expect(when.time, `mail ${id}`).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }
  }
});

it('uses the names and ids of the sample people for colleagues', () => {
  const personOf = new Map<string, (typeof samplePeople)[number]>(samplePeople.map((person) => [person.email, person]));
  for (const { id, from, fromPerson, to, cc, bcc } of sampleEmails) {
    expect(fromPerson, `sender of mail ${id}`).toBe(personOf.get(from.email)?.id);
    for (const { name, email } of [from, ...to, ...cc, ...bcc]) {
      if (/@(demo\.com|juniper-vale\.example)$/.test(email)) expect(personOf.get(email)?.fullName, `${email} in mail ${id}`).toBe(name);
      else expect(email).toMatch(/\.example$/);
    }
  }
});

it('attaches only existing drawings and non-empty texts', () => {
  for (const attachment of sampleEmails.flatMap(({ attachments }) => attachments)) {
    if ('drawing' in attachment) expect(drawingKeys).toContain(attachment.drawing);
    else expect(attachment.text.length, attachment.fileName).toBeGreaterThan(20);
  }
});
