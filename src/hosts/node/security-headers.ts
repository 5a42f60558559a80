/** What every answer carries, whatever it is. */
const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** The page's policy: scripts and styles only from here or with this page's nonce. */
export function shellPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    // Now and then Chromium asks for a portrait that is data, and shown already, as if a script did.
    "connect-src 'self' data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What is no page runs and loads nothing, should a browser ever show it. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A year, and for this host alone: what else its domain serves is not known here. */
const onlyHttps = 'max-age=31536000';

/**
 * Adds what an answer does not say itself: the security headers, and `no-store` unless it may be kept.
 * @param isHttps the world reaches this installation by https, so that browsers need never try without
 */
export function secureHeaders(headers: Headers, isHttps: boolean): void {
  if (isHttps) headers.set('Strict-Transport-Security', onlyHttps);
  for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', dataPolicy);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
}
