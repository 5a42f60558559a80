import type { AnyEndpoint } from '#contract/endpoint.ts';
import { openApiDocument, openApiPage } from '#server/openapi.ts';
import { onOpen, type Route } from '#server/route.ts';
import { getOpenApi, getReference } from '../contract.ts';

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** @param endpoints all endpoints of the API, including these two. */
export function referenceRoutes({ endpoints }: { endpoints: readonly AnyEndpoint[] }): Route[] {
  return [
    onOpen(getOpenApi, async () => (await openApiDocument(endpoints, '1')) as Record<string, unknown>),
    onOpen(
      getReference,
      async () =>
        new Response(await openApiPage(endpoints), {
          headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': pagePolicy, 'Cache-Control': 'no-store' },
        }),
    ),
  ];
}
