import { languageCodes } from '#contract/languages.ts';
import { pageAddress } from '#contract/page-address.ts';

interface Site {
  publicUrl: string | undefined;
  /** A `mailto:` or `https:` address for vulnerability reports. Defaults to `security@` at the site's host (RFC 2142). */
  securityContact: string | undefined;
  now: Date;
}

/** RFC 9116 recommends less than a year. Computed for each response, so the file never expires. */
const expiresAfterDays = 180;

/** Responds to well-known paths of a site; `undefined` for any other path. */
export function wellKnown(request: Request, path: string, site: Site): Response | undefined {
  const answer = answers.get(path);
  return (request.method === 'GET' || request.method === 'HEAD') && answer ? answer(site) : undefined;
}

const answers = new Map<string, (site: Site) => Response>(
  Object.entries({
    '/robots.txt': ({ publicUrl }: Site) =>
      text([
        'User-agent: *',
        // The public pages; all others require sign-in.
        'Allow: /blog/',
        'Allow: /knowledge-base/',
        'Disallow: /',
        ...(publicUrl ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : []),
      ]),
    '/.well-known/security.txt': ({ publicUrl, securityContact, now }: Site) => {
      const expires = new Date(now.getTime() + expiresAfterDays * 86_400_000);
      expires.setUTCHours(0, 0, 0, 0);
      return text([
        `Contact: ${securityContact ?? `mailto:security@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`}`,
        `Expires: ${expires.toISOString()}`,
        `Preferred-Languages: ${languageCodes.join(', ')}`,
        ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
      ]);
    },
    // Used by password managers.
    '/.well-known/change-password': () =>
      new Response(null, { status: 302, headers: { Location: pageAddress('/pages/account-settings', {}, { tab: 'security' }) } }),
  }),
);

function text(lines: string[]): Response {
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
