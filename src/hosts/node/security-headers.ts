/** Headers of every response. */
const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Builds the Content-Security-Policy of the page: scripts and styles only from this origin or with the page's nonce. */
export function shellPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    // Chromium occasionally requests an avatar's data URL, already shown, as if a script had.
    "connect-src 'self' data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Responses other than pages run and load nothing, should a browser ever display them. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** One year, and only for this host, because nothing is known about other hosts of its domain. */
const onlyHttps = 'max-age=31536000';

/**
 * Adds security headers a response doesn't set itself, and `no-store` unless it may be cached.
 * @param isHttps The installation is reached over HTTPS, so browsers never need to try HTTP.
 */
export function secureHeaders(headers: Headers, isHttps: boolean): void {
  if (isHttps) headers.set('Strict-Transport-Security', onlyHttps);
  for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', dataPolicy);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
}
