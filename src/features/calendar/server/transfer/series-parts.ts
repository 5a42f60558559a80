import type ICAL from 'ical.js';
import { type EventTimes, localStartOf, movedTo, startOf } from '../../event-times.ts';
import { localOf } from '../../zone-times.ts';

const suffix = /#(\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\.\d{3}Z)?)$/;

/** The name of what a series becomes from one of its occurrences on (RANGE=THISANDFUTURE). @param from the key of that occurrence in the whole */
export const partUid = (uid: string, from: string) => `${uid}#${from}`;

/** The series that a UID belongs to, and from which of its occurrences on; empty for its first part. */
export function partOf(uid: string): { uid: string; from: string } {
  const from = suffix.exec(uid)?.[1] ?? '';
  return { uid: from ? uid.slice(0, -from.length - 1) : uid, from };
}

/** The same for PostgreSQL: what is taken off a UID to get that of its series. */
export const partPattern = suffix.source;

interface Part {
  /** From which occurrence of the whole on; empty for the first part. */
  from: string;
  times: EventTimes;
}

/** The key that an occurrence of the whole series has in a part of it. */
export function keyInPart(named: string, { from, times }: Part, whole: EventTimes): string {
  return from ? keyMoved(named, startIn(whole, from), times) : named;
}

/** The key that an occurrence of a part has in the whole series. */
function keyInWhole(key: string, { from, times }: Part, whole: EventTimes): string {
  return from ? keyMoved(key, times, startIn(whole, from)) : key;
}

/**
 * What a part of a series is called from one of its occurrences on: by the start that the whole gave it.
 * @param whole the first part, where it is still there
 */
export function uidFrom(part: EventTimes & { uid: string }, key: string, whole: EventTimes | undefined): string {
  const { uid, from } = partOf(part.uid);
  return partUid(uid, whole ? keyInWhole(key, { from, times: part }, whole) : key);
}

/** How the whole would go on where a part of it begins. */
const startIn = (whole: EventTimes, from: string) => movedTo(whole, whole.allDay ? from : localOf(new Date(from), whole.timeZone));

/** The key of an occurrence after one of its series was moved, and all go along. */
export function keyMoved(key: string, from: EventTimes, to: EventTimes): string {
  const local = from.allDay ? `${key}T00:00:00` : localOf(new Date(key), from.timeZone);
  const startLocal = (times: EventTimes) =>
    Date.parse(`${localStartOf(times).slice(0, 10)}T${localStartOf(times).slice(11) || '00:00:00'}Z`);
  const moved = new Date(Date.parse(`${local}Z`) + startLocal(to) - startLocal(from)).toISOString().slice(0, 19);
  return startOf(movedTo(to, to.allDay ? moved.slice(0, 10) : moved));
}

/** What makes an event without a UID the same one when its file is read again. */
const telling = ['dtstart', 'dtend', 'duration', 'rrule', 'rdate', 'recurrence-id', 'summary', 'location', 'description'];

/** The name of an event in the world; from its content where the file gives none. */
export function uidOf(component: ICAL.Component): string {
  const given = component.getFirstPropertyValue('uid');
  const uid = typeof given === 'string' ? given.trim() : '';
  if (uid.length > longest) return `${uid.slice(0, longest - 33)}-${hashOf(uid)}`;
  if (uid) return uid;
  const content = telling.flatMap((name) => component.getAllProperties(name).map((property) => property.toJSON()));
  return `${hashOf(JSON.stringify(content))}@content`;
}

const longest = 500;

/** 128 bits in four parts, each by FNV-1a from a start of its own: to tell contents apart, not to keep a secret. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]
    .map((start) => {
      let hash = start;
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
