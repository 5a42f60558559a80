import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (name: string) => readFileSync(`docs/proxies/${name}`, 'utf8');

/** Settings each proxy needs for the visitor's address, for large uploads and for streams that stay open; the missing ones are defaults. */
const needed: Record<string, RegExp[]> = {
  'nginx.conf': [
    /proxy_set_header X-Forwarded-For \$remote_addr;/,
    /proxy_set_header Host \$host;/,
    /client_max_body_size 200m;/,
    /location = \/api\/v1\/events \{[^}]*proxy_buffering off;[^}]*proxy_read_timeout 1h;/,
  ],
  Caddyfile: [/max_size 200MB/, /reverse_proxy 127\.0\.0\.1:3000/],
  'traefik.yaml': [/passHostHeader: true/],
  'haproxy.cfg': [/http-request set-header X-Forwarded-For %\[src\]/, /timeout client 1h/, /timeout server 1h/, /httpchk GET \/readyz/],
  'apache.conf': [/ProxyPreserveHost On/, /LimitRequestBody 209715200/, /flushpackets=on timeout=3600/],
};

test.each(Object.entries(needed))('%s forwards what Atrium needs', (name, patterns) => {
  for (const pattern of patterns) expect(read(name)).toMatch(pattern);
  expect([read(name).includes('127.0.0.1:3000'), read(name).includes('office.example')]).toEqual([true, true]);
});

test('every example is covered, with balanced brackets and valid YAML', () => {
  expect(readdirSync('docs/proxies').toSorted()).toEqual(Object.keys(needed).toSorted());
  for (const name of ['nginx.conf', 'Caddyfile']) expect(read(name).split('{').length).toBe(read(name).split('}').length);
  expect(parse(read('traefik.yaml')).http.routers.atrium.service).toBe('atrium');
});
