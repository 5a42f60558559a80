import { onceHeader } from '#contract/once.ts';
import { truncatedHeader } from '#contract/truncated-header.ts';

/** Lets pages of other origins call the API and read its files. */
export interface CrossOrigin {
  /** What a browser is answered that asks whether a page may send a call; undefined for any other request, and for a page that is not let in. */
  preflight(request: Request): Response | undefined;
  /** Says in an answer of the API that the page which has asked may read it. */
  allow(request: Request, headers: Headers): void;
}

/** What the calls of the web and of existing clients use; nothing else is let through. */
export const callMethods = ['GET', 'POST', 'PUT', 'DELETE'];
const callHeaders = ['Accept-Language', 'Authorization', 'Content-Type', 'Entity', onceHeader, 'X-Password'];
/** What the web reads beside what every page may. */
const readHeaders = ['Content-Disposition', 'Retry-After', truncatedHeader];
/** How long a browser need not ask again: as long does one still send that the operator does not want any more. */
const answerSeconds = 600;

/**
 * @param origins exactly as browsers write them. Credentials, that is cookies, are never asked for: a call is let in by its token alone, which no
 * page has that was not given it.
 */
export function crossOrigin(origins: readonly string[]): CrossOrigin {
  const known = new Set(origins);
  if (known.size === 0) return { preflight: () => undefined, allow: () => {} };
  const originOf = (request: Request) => {
    const origin = request.headers.get('Origin');
    return origin !== null && known.has(origin) ? origin : undefined;
  };
  return {
    preflight(request) {
      const origin = originOf(request);
      if (request.method !== 'OPTIONS' || !origin || !request.headers.has('Access-Control-Request-Method')) return undefined;
      return new Response(null, {
        status: 204,
        headers: {
          'Access-Control-Allow-Origin': origin,
          'Access-Control-Allow-Methods': callMethods.join(', '),
          'Access-Control-Allow-Headers': callHeaders.join(', '),
          'Access-Control-Max-Age': String(answerSeconds),
          Vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
        },
      });
    },
    allow(request, headers) {
      // For whom there is nothing as well: a cache must not give that to one who may.
      headers.append('Vary', 'Origin');
      const origin = originOf(request);
      if (!origin) return;
      headers.set('Access-Control-Allow-Origin', origin);
      headers.set('Access-Control-Expose-Headers', readHeaders.join(', '));
      headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  };
}

/** Whether this is an origin as browsers write it: scheme, host in small letters, a port that is not the usual one, and nothing after it. */
export function isOrigin(written: string): boolean {
  const url = URL.parse(written);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === written && !written.includes('*');
}
