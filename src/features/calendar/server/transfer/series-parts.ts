import type ICAL from 'ical.js';
import { type EventTimes, localStartOf, movedTo, startOf } from '../../event-times.ts';
import { localOf } from '../../zone-times.ts';

const suffix = /#(\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\.\d{3}Z)?)$/;

/**
 * Returns the UID of a split-off part of a series (RANGE=THISANDFUTURE).
 * @param from key of its first occurrence in the whole series
 */
export const partUid = (uid: string, from: string) => `${uid}#${from}`;

/** Splits a UID into the UID of the series and the start of the part; an empty start for the first part. */
export function partOf(uid: string): { uid: string; from: string } {
  const from = suffix.exec(uid)?.[1] ?? '';
  return { uid: from ? uid.slice(0, -from.length - 1) : uid, from };
}

/** PostgreSQL pattern of the suffix to remove for the series' UID. */
export const partPattern = suffix.source;

interface Part {
  /** The occurrence of the whole series where the part starts; empty for the first part. */
  from: string;
  times: EventTimes;
}

/** Converts a key of the whole series to the key in a part. */
export function keyInPart(named: string, { from, times }: Part, whole: EventTimes): string {
  return from ? keyMoved(named, startIn(whole, from), times) : named;
}

/** Converts a key of a part to the key in the whole series. */
function keyInWhole(key: string, { from, times }: Part, whole: EventTimes): string {
  return from ? keyMoved(key, times, startIn(whole, from)) : key;
}

/**
 * Returns the UID of a part that starts at an occurrence, using the start in the whole series.
 * @param whole the first part, if it still exists
 */
export function uidFrom(part: EventTimes & { uid: string }, key: string, whole: EventTimes | undefined): string {
  const { uid, from } = partOf(part.uid);
  return partUid(uid, whole ? keyInWhole(key, { from, times: part }, whole) : key);
}

/** Returns the times the whole series would have where a part starts. */
const startIn = (whole: EventTimes, from: string) => movedTo(whole, whole.allDay ? from : localOf(new Date(from), whole.timeZone));

/** Returns the key of an occurrence after the series moved by one occurrence's change. */
export function keyMoved(key: string, from: EventTimes, to: EventTimes): string {
  const local = from.allDay ? `${key}T00:00:00` : localOf(new Date(key), from.timeZone);
  const startLocal = (times: EventTimes) =>
    Date.parse(`${localStartOf(times).slice(0, 10)}T${localStartOf(times).slice(11) || '00:00:00'}Z`);
  const moved = new Date(Date.parse(`${local}Z`) + startLocal(to) - startLocal(from)).toISOString().slice(0, 19);
  return startOf(movedTo(to, to.allDay ? moved.slice(0, 10) : moved));
}

/** Properties that identify an event without a UID when its file is read again. */
const telling = ['dtstart', 'dtend', 'duration', 'rrule', 'rdate', 'recurrence-id', 'summary', 'location', 'description'];

/** Returns an event's UID, or one derived from its content. */
export function uidOf(component: ICAL.Component): string {
  const given = component.getFirstPropertyValue('uid');
  const uid = typeof given === 'string' ? given.trim() : '';
  if (uid.length > longest) return `${uid.slice(0, longest - 33)}-${hashOf(uid)}`;
  if (uid) return uid;
  const content = telling.flatMap((name) => component.getAllProperties(name).map((property) => property.toJSON()));
  return `${hashOf(JSON.stringify(content))}@content`;
}

const longest = 500;

/** 128 bits from four FNV-1a hashes with different seeds; identifies contents, not for security. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]
    .map((start) => {
      let hash = start;
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
