import type { Log } from '#server/dependencies.ts';
import type { Settings } from './settings.ts';

const signs = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via'];

/** Says in the log, once, that requests come through a proxy which is not trusted. Answers what to show each request to. */
export function proxyWarning({ trustProxy }: Pick<Settings, 'trustProxy'>, log: Log): (request: Request) => void {
  let isTold = trustProxy;
  return ({ headers }) => {
    const header = isTold ? undefined : signs.find((name) => headers.has(name));
    if (header === undefined) return;
    isTold = true;
    log.warn('a request came through a proxy, but TRUST_PROXY is off: all callers count as one address', { header });
  };
}
