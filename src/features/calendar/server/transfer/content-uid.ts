import type ICAL from 'ical.js';

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
