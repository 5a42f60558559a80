#!/usr/bin/env node
import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
/**
 * measure.mjs - side-by-side load cost, responsiveness and accessibility of web apps.
 *
 *   node measure.mjs load  --config peers.json [--runs 5] [--only a,b] [--out results/load.json]
 *   node measure.mjs nav   --config peers.json [--runs 5] ...
 *   node measure.mjs axe   --config peers.json ...
 *   node measure.mjs shot  --config peers.json [--dir shots] ...
 *   node measure.mjs serve --config peers.json            (only serve, and print the addresses)
 *   node measure.mjs report results/load.json results/nav.json results/axe.json
 *
 * Config: a JSON list of apps.
 *   { "name":     "shadcn-admin",
 *     "dist":     "peers/shadcn-admin/dist",      a built folder, served here, or
 *     "upstream": "http://127.0.0.1:3100",        an app server, proxied and compressed here, or
 *     "start":    ["node","x.js"], "cwd": "...",  (with upstream) how to start that server, or
 *     "url":      "https://host",                 used as is
 *     "init":     "localStorage.x='1'",           run in the page before its own scripts
 *     "routes": [{ "id":"dashboard", "path":"/", "expect":{"sel":"main h1","text":"Dashboard"} }],
 *     "nav":    { "start":"dashboard",            route to load first
 *                 "steps":[{ "id":"users", "click":"a[href='/users']", "expect":{...} }, ...] } }
 *
 * Every app gets the same server: TLS + HTTP/2 on 127.0.0.1, brotli q9 (gzip if the client doesn't
 * accept br) compressed once and cached in memory, immutable caching for hashed names, SPA fallback to index.html.
 * Every load runs in a fresh browser context (cold cache), throttled through CDP. Runs alternate
 * between apps in rotating order, so that machine drift affects all equally. One load of each
 * page before the measured runs (to fill the server's compression cache) is discarded.
 * Hosts other than 127.0.0.1 do not resolve. Requests to them fail at once and are counted separately
 * ("external"), so web fonts from a CDN cost an app nothing here.
 *
 * Load metrics (ms since navigation start):
 *   bytes, js, css, font, img, html   transferred (compressed body + headers, CDP encodedDataLength)
 *   requests   answered requests;  external   requests to other hosts (all fail here)
 *   fcp, lcp   paint timing;  content   first frame painted with the route's `expect` in the DOM
 *   usable     end of the last request or long task before 1 s with neither (never before fcp/content)
 *   tbt        sum over long tasks until `usable` of (duration - 50 ms)
 *   cls        sum of the layout shifts, as Chromium scores them
 *   heap       used JS heap after a forced GC;  dom   elements in the document
 * Nav metrics, per click (the mouse is over the link 100 ms before the press):
 *   first      press -> first frame with the target's `expect`, the first time (its code may load)
 *   repeat     the same, on the second visit in the same session
 *   inp        largest Event Timing duration (8 ms steps) over all clicks of a session
 */
import http2 from 'node:http2';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs';
import { certificate } from './certificate.mjs';

const HERE = path.dirname(new URL(import.meta.url).pathname);
const brotli = promisify(zlib.brotliCompress),
  gzip = promisify(zlib.gzip);
const sleep = (ms) => new Promise((r) => setTimeout(r, ms));

// ---------------------------------------------------------------- options
const [mode, ...rest] = process.argv.slice(2);
const opt = { config: 'peers.json', runs: 5, mbit: 10, rtt: 40, cpu: 4, dir: 'shots', quality: 9, quiet: 1000, cap: 20000 };
const files = [];
for (let i = 0; i < rest.length; i++) {
  if (rest[i].startsWith('--')) {
    const k = rest[i].slice(2);
    const v = rest[++i];
    opt[k] = /^\d+$/.test(v) ? +v : v;
  } else files.push(rest[i]);
}
const VIEWPORT = { width: 1440, height: 900 };

// ---------------------------------------------------------------- server
const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  wasm: 'application/wasm',
};
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest|wasm)|image\/svg|image\/x-icon|font\/ttf)/;
const HASHED = /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$|\/_next\/static\//;

const cert = certificate();

/** Compresses with a cache keyed by content and shared by all apps. */
const packed = new Map();
async function compress(body, type, accept, once = false) {
  if (!COMPRESSIBLE.test(type) || body.length < 500) return { body };
  const enc = /\bbr\b/.test(accept) ? 'br' : /\bgzip\b/.test(accept) ? 'gzip' : '';
  if (!enc) return { body };
  const id = enc + crypto.createHash('sha1').update(body).digest('hex');
  if (!packed.has(id)) {
    const q = once ? 5 : opt.quality;
    packed.set(
      id,
      enc === 'br'
        ? await brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: q, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
        : await gzip(body, { level: 9 }),
    );
  }
  return { body: packed.get(id), enc };
}

async function fromDist(root, urlPath) {
  let file = path.join(root, decodeURIComponent(urlPath));
  if (!file.startsWith(root)) return { status: 403, body: Buffer.alloc(0), type: 'text/plain' };
  const isFile = (f) => {
    try {
      return fs.statSync(f).isFile();
    } catch {
      return false;
    }
  };
  const status = 200;
  if (!isFile(file)) {
    const tries = [path.join(file, 'index.html'), `${file}.html`];
    const hit = tries.find(isFile);
    if (hit) file = hit;
    else if (path.extname(urlPath)) return { status: 404, body: Buffer.from('not found'), type: 'text/plain' };
    else file = path.join(root, 'index.html');
  }
  const type = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
  return {
    status,
    body: fs.readFileSync(file),
    type,
    cache: type.startsWith('text/html') ? 'no-cache' : HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
}

function fromUpstream(upstream, req) {
  return new Promise((resolve, reject) => {
    const u = new URL(req.url, upstream);
    const headers = Object.fromEntries(Object.entries(req.headers).filter(([k]) => !k.startsWith(':') && k !== 'connection'));
    headers['accept-encoding'] = 'identity';
    headers.host = u.host;
    const r = http.request(u, { method: req.method, headers }, (res) => {
      const parts = [];
      res.on('data', (d) => parts.push(d));
      res.on('end', () =>
        resolve({
          status: res.statusCode,
          body: Buffer.concat(parts),
          type: res.headers['content-type'] ?? '',
          cache: res.headers['cache-control'],
          location: res.headers.location,
          vary: res.headers.vary,
          cookie: res.headers['set-cookie'],
        }),
      );
    });
    r.on('error', reject);
    req.pipe(r);
  });
}

async function serve(app) {
  if (app.url) return { origin: app.url, close() {} };
  let child;
  if (app.start) {
    child = spawn(app.start[0], app.start.slice(1), {
      cwd: path.resolve(HERE, app.cwd ?? '.'),
      env: { ...process.env, ...app.env },
      stdio: 'ignore',
    });
    for (let i = 0; i < 100; i++) {
      await sleep(200);
      if (
        await fetch(app.upstream, { redirect: 'manual' }).then(
          () => 1,
          () => 0,
        )
      )
        break;
    }
  }
  const root = app.dist && path.resolve(HERE, app.dist);
  const server = http2.createSecureServer({ key: cert.key, cert: cert.cert, allowHTTP1: true }, async (req, res) => {
    try {
      const out = root ? await fromDist(root, new URL(req.url, 'https://x').pathname) : await fromUpstream(app.upstream, req);
      const dynamic = !root && !/immutable/.test(out.cache ?? '');
      const { body, enc } = await compress(out.body, out.type, req.headers['accept-encoding'] ?? '', dynamic);
      const h = {
        'content-type': out.type,
        'content-length': body.length,
        vary: out.vary ? `${out.vary}, accept-encoding` : 'accept-encoding',
      };
      if (out.cache) h['cache-control'] = out.cache;
      if (out.location) h.location = out.location;
      if (out.cookie) h['set-cookie'] = out.cookie;
      if (enc) h['content-encoding'] = enc;
      res.writeHead(out.status, h);
      res.end(req.method === 'HEAD' ? undefined : body);
    } catch (e) {
      res.writeHead(502);
      res.end(String(e));
    }
  });
  await new Promise((r) => server.listen(0, '127.0.0.1', r));
  if (child) {
    process.on('exit', () => child.kill());
    for (const sig of ['SIGTERM', 'SIGINT', 'SIGHUP'])
      process.once(sig, () => {
        child.kill();
        process.exit(1);
      });
  }
  return {
    origin: `https://127.0.0.1:${server.address().port}`,
    close() {
      server.close();
      child?.kill();
    },
  };
}

// ---------------------------------------------------------------- in the page
/** Installed before the page's own scripts; collects paint, long task and event timing and `expect`. */
function probe(expect) {
  const m = { fcp: 0, lcp: 0, content: 0, cls: 0, tasks: [], inp: 0, events: [] };
  window.__m = m;
  const on = (type, cb, extra) => {
    try {
      new PerformanceObserver((l) => l.getEntries().forEach(cb)).observe({ type, buffered: true, ...extra });
    } catch {
      /* unsupported */
    }
  };
  on('paint', (e) => {
    if (e.name === 'first-contentful-paint') m.fcp = e.startTime;
  });
  on('largest-contentful-paint', (e) => {
    m.lcp = e.startTime;
  });
  on('layout-shift', (e) => {
    if (!e.hadRecentInput) m.cls += e.value;
  });
  on('longtask', (e) => m.tasks.push([e.startTime, e.duration]));
  on(
    'event',
    (e) => {
      if (e.interactionId) {
        m.events.push([e.name, e.startTime, e.duration]);
        m.inp = Math.max(m.inp, e.duration);
      }
    },
    { durationThreshold: 16 },
  );
  window.__seen = ({ sel, text, hidden }) => {
    const visible = (el) => el.getClientRects().length > 0;
    if (hidden && [...document.querySelectorAll(hidden)].some(visible)) return false;
    for (const el of document.querySelectorAll(sel)) if ((!text || el.textContent.includes(text)) && visible(el)) return true;
    return false;
  };
  /** Resolves with the time right after painting the first frame that contains `e`. */
  window.__until = (e, limit = 15000) =>
    new Promise((resolve) => {
      const end = performance.now() + limit;
      const tick = () => {
        if (window.__seen(e)) {
          const c = new MessageChannel();
          c.port1.onmessage = () => resolve(performance.now());
          c.port2.postMessage(0);
        } else if (performance.now() > end) resolve(0);
        else requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
  if (expect)
    window.__until(expect).then((t) => {
      m.content = t;
    });
}

// ---------------------------------------------------------------- browser
const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    headless: true,
    args: [
      '--headless=new',
      ...chromiumFlags,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      `--ignore-certificate-errors-spki-list=${cert.spki}`,
    ],
  });

/** Opens a fresh context and page with the probe installed, throttled unless `free`. */
async function open(browser, app, origin, expect, free = false) {
  const context = await browser.newContext({ viewport: VIEWPORT, colorScheme: 'light', locale: 'en-US', timezoneId: 'UTC' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  if (!free) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: opt.rtt,
      downloadThroughput: opt.mbit * 125000,
      uploadThroughput: opt.mbit * 125000,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: opt.cpu });
  }
  const net = { live: new Set(), by: new Map(), done: [], external: 0, last: Date.now(), errors: [] };
  cdp.on('Network.requestWillBeSent', (e) => {
    if (!/^https?:/.test(e.request.url)) return;
    if (!e.request.url.startsWith(origin)) {
      net.external++;
      return;
    }
    // The change stream never ends by design and doesn't count as loading.
    if (new URL(e.request.url).pathname === '/api/v1/events') return;
    net.live.add(e.requestId);
    net.last = Date.now();
  });
  cdp.on('Network.responseReceived', (e) => net.by.set(e.requestId, e.response));
  const end = (e, ok) => {
    if (!net.live.delete(e.requestId)) return;
    net.last = Date.now();
    const r = net.by.get(e.requestId);
    if (ok && r)
      net.done.push({
        url: r.url,
        mime: r.mimeType,
        status: r.status,
        bytes: r.fromDiskCache || r.fromServiceWorker ? 0 : e.encodedDataLength,
        enc: r.headers['content-encoding'],
        proto: r.protocol,
      });
  };
  cdp.on('Network.loadingFinished', (e) => end(e, true));
  cdp.on('Network.loadingFailed', (e) => end(e, false));
  page.on('pageerror', (e) => net.errors.push(String(e.message).slice(0, 160)));
  if (app.init) await page.addInitScript(app.init);
  await page.addInitScript(probe, expect);
  return { context, page, cdp, net };
}

/** Waits until there has been no request and no long task for opt.quiet ms (or until the cap). */
async function settle(page, net) {
  const start = Date.now();
  for (;;) {
    await sleep(100);
    const state = await page
      .evaluate(() => {
        const t = window.__m.tasks.at(-1);
        return {
          since: t ? performance.now() - t[0] - t[1] : 1e9,
          fcp: window.__m.fcp,
          content: window.__m.content,
          now: performance.now(),
        };
      })
      .catch(() => null);
    if (!state) continue;
    if (
      state.fcp &&
      state.content &&
      net.live.size === 0 &&
      Date.now() - net.last > opt.quiet &&
      state.since > opt.quiet &&
      state.now - state.content > opt.quiet
    )
      return true;
    if (Date.now() - start > opt.cap) return false;
  }
}

// ---------------------------------------------------------------- modes
async function load(browser, app, origin, route, free = false) {
  const { context, page, cdp, net } = await open(browser, app, origin, route.expect, free);
  try {
    await page.goto(origin + route.path, { waitUntil: 'commit', timeout: 30000 });
    const ok = await settle(page, net);
    const m = await page.evaluate((host) => {
      const res = performance.getEntriesByType('resource').filter((r) => r.name.startsWith(host));
      const nav = performance.getEntriesByType('navigation')[0];
      const m = window.__m;
      const lastNet = Math.max(nav.responseEnd, ...res.map((r) => r.responseEnd));
      const lastTask = Math.max(0, ...m.tasks.map(([s, d]) => s + d));
      const usable = Math.max(m.fcp, m.content, lastNet, lastTask);
      return {
        fcp: m.fcp,
        lcp: m.lcp,
        content: m.content,
        cls: m.cls,
        usable,
        tbt: m.tasks.filter(([s]) => s < usable).reduce((a, [, d]) => a + Math.max(0, d - 50), 0),
        dom: document.querySelectorAll('*').length,
      };
    }, origin);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    m.heap = metrics.find((x) => x.name === 'JSHeapUsedSize').value;
    const sum = (re) => net.done.filter((d) => re.test(d.mime)).reduce((a, d) => a + d.bytes, 0);
    return {
      ok: ok && m.content > 0,
      ...m,
      bytes: sum(/./),
      js: sum(/javascript/),
      css: sum(/css/),
      font: sum(/font|woff/),
      img: sum(/image/),
      html: sum(/html/),
      requests: net.done.length,
      external: net.external,
      errors: net.errors,
      bad: net.done.filter((d) => d.status >= 400).map((d) => d.url),
      proto: net.done[0]?.proto,
      enc: net.done[0]?.enc,
    };
  } finally {
    await context.close();
  }
}

async function nav(browser, app, origin) {
  const route = app.routes.find((r) => r.id === app.nav.start);
  const { context, page, net } = await open(browser, app, origin, route.expect);
  const out = { first: {}, repeat: {} };
  try {
    await page.goto(origin + route.path, { waitUntil: 'commit', timeout: 30000 });
    await settle(page, net);
    for (const pass of ['first', 'repeat'])
      for (const step of app.nav.steps) {
        const link = page.locator(step.click).filter({ visible: true }).first();
        await link.scrollIntoViewIfNeeded();
        const box = await link.boundingBox();
        await page.mouse.move(box.x + Math.min(40, box.width / 2), box.y + box.height / 2);
        await sleep(100);
        // The clock starts at the browser's own timestamp of the press.
        const t = page.evaluate(
          ({ expect }) =>
            new Promise((resolve) => {
              addEventListener(
                'pointerdown',
                (e) => {
                  window.__until(expect).then((end) => resolve(end ? end - e.timeStamp : null));
                },
                { capture: true, once: true },
              );
              window.__armed = true;
            }),
          step,
        );
        await page.waitForFunction('window.__armed');
        await page.mouse.down();
        await page.mouse.up();
        out[pass][step.id] = await t;
        await page.evaluate('window.__armed=false');
        await page.mouse.move(900, 450);
        for (let i = 0; i < 30 && (net.live.size || Date.now() - net.last < 300); i++) await sleep(100);
        await sleep(250);
      }
    out.inp = await page.evaluate('window.__m.inp');
    return out;
  } finally {
    await context.close();
  }
}

async function axe(browser, app, origin, route) {
  const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const { context, page, net } = await open(browser, app, origin, route.expect, true);
  try {
    await page.goto(origin + route.path, { waitUntil: 'commit' });
    await settle(page, net);
    await sleep(1000);
    await page.evaluate(source);
    const v = await page.evaluate(() =>
      window.axe
        .run(document, { resultTypes: ['violations'] })
        .then((r) => r.violations.map((x) => ({ id: x.id, impact: x.impact, nodes: x.nodes.length }))),
    );
    const of = (i) => v.filter((x) => x.impact === i);
    return {
      critical: of('critical').length,
      serious: of('serious').length,
      criticalNodes: of('critical').reduce((a, x) => a + x.nodes, 0),
      seriousNodes: of('serious').reduce((a, x) => a + x.nodes, 0),
      rules: v.map((x) => `${x.impact}:${x.id}x${x.nodes}`),
    };
  } finally {
    await context.close();
  }
}

async function shot(browser, app, origin, route) {
  const { context, page, net } = await open(browser, app, origin, route.expect, true);
  try {
    await page.goto(origin + route.path, { waitUntil: 'commit' });
    const ok = await settle(page, net);
    await sleep(1500);
    const file = path.join(opt.dir, `${app.name}-${route.id}.png`);
    await page.screenshot({ path: file });
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('a[href]')].map((a) => `${a.getAttribute('href')} ${a.textContent.trim().slice(0, 20)}`).slice(0, 45),
    );
    return {
      ok,
      file,
      seen: await page.evaluate((e) => e && window.__seen(e), route.expect),
      errors: net.errors,
      bad: net.done.filter((d) => d.status >= 400).map((d) => d.url),
      external: net.external,
      proto: net.done[0]?.proto,
      enc: net.done[0]?.enc,
      links: opt.links ? links : undefined,
    };
  } finally {
    await context.close();
  }
}

// ---------------------------------------------------------------- report
const median = (a) => {
  const s = a.filter((x) => x != null).sort((x, y) => x - y);
  return s.length ? (s.length % 2 ? s[(s.length - 1) / 2] : (s[s.length / 2 - 1] + s[s.length / 2]) / 2) : null;
};
const COLS = [
  ['bytes', 'KB', 1024],
  ['js', 'JS KB', 1024],
  ['css', 'CSS KB', 1024],
  ['font', 'font KB', 1024],
  ['img', 'img KB', 1024],
  ['requests', 'req', 1],
  ['fcp', 'FCP', 1],
  ['lcp', 'LCP', 1],
  ['content', 'content', 1],
  ['usable', 'usable', 1],
  ['tbt', 'TBT', 1],
  ['heap', 'heap MB', 1048576],
  ['dom', 'DOM', 1],
];
const fmt = (v, d) => (v == null ? '-' : d === 1048576 ? (v / d).toFixed(1) : Math.round(v / d));
function report() {
  for (const f of files) {
    const { mode, options, rows } = JSON.parse(fs.readFileSync(f, 'utf8'));
    console.log(`\n## ${mode} (${JSON.stringify(options)})\n`);
    if (mode === 'load') {
      console.log(`| app / route | n | ${COLS.map((c) => c[1]).join(' | ')} |\n|---|${'---|'.repeat(COLS.length + 1)}`);
      const best = {};
      for (const key of new Set(rows.map((r) => `${r.app} / ${r.route}`))) {
        const all = rows.filter((r) => `${r.app} / ${r.route}` === key),
          good = all.filter((r) => r.ok);
        const med = COLS.map(([k]) => median(good.map((r) => r[k])));
        COLS.forEach(([k], i) => {
          if (med[i] != null && (!best[k] || med[i] < best[k][0])) best[k] = [med[i], key];
        });
        console.log(`| ${key} | ${good.length}/${all.length} | ${med.map((v, i) => fmt(v, COLS[i][2])).join(' | ')} |`);
      }
      console.log('\nBest:');
      for (const [k, label, d] of COLS) if (best[k]) console.log(`- ${label}: ${fmt(best[k][0], d)} (${best[k][1]})`);
    } else if (mode === 'nav') {
      console.log('| app | step | first | repeat |\n|---|---|---|---|');
      for (const a of new Set(rows.map((r) => r.app))) {
        const mine = rows.filter((r) => r.app === a && !r.error);
        for (const s of Object.keys(mine[0]?.first ?? {}))
          console.log(`| ${a} | ${s} | ${fmt(median(mine.map((r) => r.first[s])), 1)} | ${fmt(median(mine.map((r) => r.repeat[s])), 1)} |`);
        console.log(`| ${a} | INP (worst click) | ${fmt(median(mine.map((r) => r.inp)), 1)} | n=${mine.length} |`);
      }
    } else if (mode === 'axe') {
      console.log('| app / route | critical rules (nodes) | serious rules (nodes) | which |\n|---|---|---|---|');
      for (const r of rows)
        console.log(
          `| ${r.app} / ${r.route} | ${r.critical} (${r.criticalNodes}) | ${r.serious} (${r.seriousNodes}) | ${(r.rules ?? [r.error]).filter((x) => /critical|serious|rror/.test(x)).join(' ')} |`,
        );
    }
  }
}

// ---------------------------------------------------------------- main
async function main() {
  if (mode === 'report') return report();
  let apps = JSON.parse(fs.readFileSync(opt.config, 'utf8'));
  if (mode === 'nav') apps = apps.filter((a) => a.nav).map((a) => ({ ...a, routes: a.routes.filter((r) => r.id === a.nav.start) }));
  if (opt.only) apps = apps.filter((a) => String(opt.only).split(',').includes(a.name));
  const sites = [];
  for (const app of apps) sites.push({ app, ...(await serve(app)) });
  if (mode === 'serve') {
    for (const s of sites) console.log(s.app.name, s.origin);
    return;
  }
  const browser = await launch();
  const rows = [];
  const note = (row) => {
    rows.push(row);
    console.error(JSON.stringify(row).slice(0, opt.verbose ? 4000 : 260));
  };
  const guard = async (row, fn) => {
    try {
      note({ ...row, ...(await fn()) });
    } catch (e) {
      note({ ...row, ok: false, error: String(e.message).slice(0, 300) });
    }
  };
  try {
    if (mode === 'axe' || mode === 'shot') {
      const fn = mode === 'axe' ? axe : shot;
      fs.mkdirSync(opt.dir, { recursive: true });
      for (const s of sites)
        for (const route of s.app.routes) await guard({ app: s.app.name, route: route.id }, () => fn(browser, s.app, s.origin, route));
    } else if (mode === 'load' || mode === 'nav') {
      // Fills the compression cache; unthrottled and discarded.
      for (const s of sites) for (const route of s.app.routes) await load(browser, s.app, s.origin, route, true).catch(() => {});
      for (let run = 0; run < opt.runs; run++) {
        const order = sites.map((_, i) => sites[(i + run) % sites.length]);
        if (mode === 'load') {
          const depth = Math.max(...sites.map((s) => s.app.routes.length));
          for (let i = 0; i < depth; i++)
            for (const s of order) {
              const route = s.app.routes[i];
              if (route) await guard({ app: s.app.name, route: route.id, run }, () => load(browser, s.app, s.origin, route));
            }
        } else for (const s of order) if (s.app.nav) await guard({ app: s.app.name, run }, () => nav(browser, s.app, s.origin));
      }
      const rank = new Map(sites.flatMap((s, i) => s.app.routes.map((r, j) => [`${s.app.name}/${r.id}`, i * 100 + j])));
      rows.sort((a, b) => (rank.get(`${a.app}/${a.route}`) ?? 0) - (rank.get(`${b.app}/${b.route}`) ?? 0));
    } else throw new Error('mode: load | nav | axe | shot | serve | report');
  } finally {
    await browser.close();
    for (const s of sites) s.close();
  }
  const out = opt.out ?? `results/${mode}.json`;
  fs.mkdirSync(path.dirname(out), { recursive: true });
  fs.writeFileSync(
    out,
    JSON.stringify(
      {
        mode,
        options: { mbit: opt.mbit, rtt: opt.rtt, cpu: opt.cpu, runs: opt.runs, quality: opt.quality, chromium: browser.version() },
        rows,
      },
      null,
      1,
    ),
  );
  console.error('wrote', out);
  process.exit(0);
}
await main();
