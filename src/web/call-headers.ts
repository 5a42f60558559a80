import type { SessionStorage } from './session-storage.ts';

/** What every call says of itself: in which language the answer is to be, and who makes it. */
export function callHeaders(held: ReturnType<SessionStorage['read']>, language: string): Headers {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language });
  if (held) {
    headers.set('Authorization', `Bearer ${held.accessToken}`);
    headers.set('Entity', held.userData.eid.split('-')[0] ?? '');
  }
  return headers;
}
