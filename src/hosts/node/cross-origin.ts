import { idempotencyKeyHeader } from '#contract/once.ts';
import { truncatedHeader } from '#contract/truncated-header.ts';

/** Allows pages of other origins to send API requests and read files. */
export interface CrossOrigin {
  /** Responds to a CORS preflight request; undefined for other requests and for origins that aren't allowed. */
  preflight(request: Request): Response | undefined;
  /** Adds the headers that let the requesting page read an API response. */
  allow(request: Request, headers: Headers): void;
}

/** What the web app and existing clients use; nothing else is allowed. */
export const callMethods = ['GET', 'POST', 'PUT', 'DELETE'];
const callHeaders = ['Accept-Language', 'Authorization', 'Content-Type', 'Entity', idempotencyKeyHeader, 'X-Password'];
/** Response headers the web app reads beyond those exposed to every page. */
const readHeaders = ['Content-Disposition', 'Retry-After', truncatedHeader];
/** How long browsers cache a preflight response, and thus how long a removed origin can still send requests. */
const answerSeconds = 600;

/**
 * @param origins Written exactly as browsers send them. Credentials (cookies) are never allowed: a request is authorized only by its token,
 * which a page has only if it was given one.
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
      // Also for origins that aren't allowed: a cache must not serve their response to an allowed one.
      headers.append('Vary', 'Origin');
      const origin = originOf(request);
      if (!origin) return;
      headers.set('Access-Control-Allow-Origin', origin);
      headers.set('Access-Control-Expose-Headers', readHeaders.join(', '));
      headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  };
}

/** Checks whether a text is an origin as browsers write it: scheme, lowercase host, non-default port, and nothing after it. */
export function isOrigin(written: string): boolean {
  const url = URL.parse(written);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === written && !written.includes('*');
}
