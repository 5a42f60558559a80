import type { SessionStorage } from './session-storage.ts';

/** Builds the headers of every request: response language, access token and entity. */
export function callHeaders(held: ReturnType<SessionStorage['read']>, language: string): Headers {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language });
  if (held) {
    headers.set('Authorization', `Bearer ${held.accessToken}`);
    headers.set('Entity', held.userData.eid.split('-')[0] ?? '');
  }
  return headers;
}
