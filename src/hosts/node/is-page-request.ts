// API paths that a browser may navigate to.
const ofTheApi =
  /^\/(healthz|readyz|metrics|robots\.txt|sitemap\.xml|\.well-known\/.*|api\/v1\/(docs|openapi\.json|dev\/outbox|files\/.*)|blog\/[^/]+\/(posts(\/[^/]+)?|(feed|rss|sitemap)\.xml|(pictures|previews)\/\d+)|knowledge-base\/[^/]+(\/[^/]+)?)\/?$/;

/**
 * Checks whether a request is for the app's page: a GET that is a navigation or whose `Accept` prefers HTML. Everything else is an API
 * request.
 */
export function isPageRequest(request: Request, path: string): boolean {
  if (request.method !== 'GET' || ofTheApi.test(path)) return false;
  return request.headers.get('Sec-Fetch-Mode') === 'navigate' || prefersHtml(request.headers.get('Accept') ?? '');
}

/** HTML must be listed explicitly: `*\/*` alone doesn't count as a preference. */
function prefersHtml(accept: string): boolean {
  const named = accept.split(',').map((entry) => {
    const [type = '', ...parameters] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { type, weight: Number(weight ?? 1) };
  });
  const html = named.findIndex(({ type }) => type === 'text/html');
  const json = named.findIndex(({ type }) => type === 'application/json');
  const htmlWeight = named[html]?.weight ?? 0;
  if (htmlWeight === 0) return false;
  const jsonWeight = named[json]?.weight ?? 0;
  return htmlWeight === jsonWeight ? html < json : htmlWeight > jsonWeight;
}
