import { expect, it, vi } from 'vitest';
import { silentLog } from '../../../tests/silent-log.ts';
import { proxyWarning } from './serve.ts';

const request = (headers: Record<string, string> = {}) => new Request('http://127.0.0.1:3000/login', { headers });

it.each(['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via'])('warns once about %s', (header) => {
  const warn = vi.fn();
  const look = proxyWarning({ trustProxy: false }, { ...silentLog, warn });
  look(request());
  expect(warn).not.toHaveBeenCalled();
  for (let time = 0; time < 3; time++) look(request({ [header]: '10.0.0.9' }));
  expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY'), { header }]]);
});

it('does not warn if the proxy is trusted', () => {
  const warn = vi.fn();
  proxyWarning({ trustProxy: true }, { ...silentLog, warn })(request({ 'X-Forwarded-For': '10.0.0.9' }));
  expect(warn).not.toHaveBeenCalled();
});
