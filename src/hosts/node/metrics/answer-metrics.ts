import { isSameText } from '#server/same-text.ts';
import { plainRefusal } from '../plain-refusal.ts';
import type { Settings } from '../settings.ts';
import type { Metrics } from './open-metrics.ts';

interface Guarded {
  metrics: Metrics;
  token: NonNullable<Settings['metrics']>['token'];
  /** Whether nothing hints at a way from another machine. */
  isLocal: (request: Request) => boolean;
}

/** Answers `GET /metrics`: to whoever has the token; without one, to this machine alone. */
export function answerMetrics({ metrics, token, isLocal }: Guarded): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET') return plainRefusal(405, 'method_not_allowed', 'Metrics can only be read', { Allow: 'GET' });
    const given = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
    if (token === undefined ? !isLocal(request) : given === undefined || !isSameText(given, token))
      return plainRefusal(401, 'unauthenticated', 'Metrics need the token of METRICS_TOKEN', { 'WWW-Authenticate': 'Bearer' });
    return metrics.scrape();
  };
}
