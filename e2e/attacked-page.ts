import type { BrowserContext, Page, Request } from '@playwright/test';
import { linkAddress, mailAttributes, mailElements } from '../src/features/email/mail-markup.ts';

/** Requests of the page itself; mails and posts are not involved in them. */
const pagesOwn =
  /^\/(?:apps\/ecommerce\/cart|blog\/[\w/.-]+|pages\/blog\/[\w/-]+|api\/v1\/blog\/[\w/.-]+|apps\/email(?:\/(?:emails|get-email|update-emails|inbox|draft)(?:\/\d+)?)?|assets\/[\w.-]+|demo\/(?:page|worker)-[\w-]+\.js|demo\/engine-[\w-]+\.wasm|locales\/\w+\/[\w-]+\.json|jwt\/refresh-token|api\/bookmarks\/data|favicon\.\w+|[\w-]+\.svg|api\/v1\/(?:events|session|pictures|notifications\/unread|chat\/presence|links|files\/[\w/.-]+|mail\/\w+|emails\/(?:drafts\/)?\w+))$/;

/** Records everything in the browser that only a mail or a post can have caused. */
export function watch(page: Page, context: BrowserContext, baseURL: string): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('download', (download) => seen.push(`download: ${download.url()}`));
  page.on('filechooser', () => seen.push('a file is asked for'));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() && frame.url() !== 'about:srcdoc' && frame.url() !== '') seen.push(`a frame went to ${frame.url()}`);
  });
  page.on('worker', (worker) => seen.push(`worker: ${worker.url()}`));
  context.on('page', (opened) => seen.push(`page: ${opened.url()}`));
  context.on('request', (request) => {
    if (!isPagesOwn(request, page, baseURL)) seen.push(`request: ${request.url().slice(0, 200)}`);
  });
  return seen;
}

function isPagesOwn(request: Request, page: Page, baseURL: string): boolean {
  const { origin, pathname } = new URL(request.url());
  if (request.url().startsWith('data:image/')) return true;
  // Where the API runs in the tab, the page shows files by blob addresses it creates: an avatar next to the mail.
  if (request.url().startsWith(`blob:${new URL(baseURL).origin}/`)) return isOfMainFrame(request, page);
  if (origin !== new URL(baseURL).origin || !pagesOwn.test(pathname)) return false;
  return isOfMainFrame(request, page) || /^\/assets\/[\w.-]+\.woff2$/.test(pathname);
}

function isOfMainFrame(request: Request, page: Page): boolean {
  try {
    return request.frame() === page.mainFrame();
  } catch {
    // A new tab requests its page before Playwright knows its frame.
    return false;
  }
}

/** Does everything a reader may do by accident in the visible mails, and fires every event a handler may listen for. */
export async function provoke(page: Page): Promise<void> {
  await page.locator('iframe').evaluateAll(async (frames) => {
    const types = [
      'mouseover',
      'mouseenter',
      'pointermove',
      'focus',
      'blur',
      'load',
      'error',
      'toggle',
      'keydown',
      'input',
      'scroll',
      'wheel',
    ];
    types.push(
      'animationstart',
      'transitionend',
      'begin',
      'end',
      'copy',
      'paste',
      'drag',
      'touchstart',
      'beforetoggle',
      'select',
      'resize',
    );
    for (const frame of frames as HTMLIFrameElement[]) {
      const inside = frame.contentDocument;
      for (const element of [...(inside?.querySelectorAll<HTMLElement>('*') ?? [])].slice(0, 100)) {
        for (const type of types) element.dispatchEvent(new Event(type));
        // A real link would navigate, as it should.
        if (!element.closest('a[href]')) element.click?.();
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Does the same inside elements of the page itself. */
export async function provokeIn(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluateAll(async (parts) => {
    const types = ['mouseover', 'mouseenter', 'pointermove', 'focus', 'blur', 'load', 'error', 'toggle', 'keydown', 'input', 'scroll'];
    types.push('wheel', 'animationstart', 'transitionend', 'begin', 'end', 'copy', 'paste', 'drag', 'touchstart', 'beforetoggle');
    for (const element of parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('*')])) {
      for (const type of types) element.dispatchEvent(new Event(type));
      // A real link would navigate, as it should, and a button would act.
      if (!element.closest('a[href], button')) element.click?.();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Finds user-written content that must not appear: anything but the allowed elements and attributes. */
export function forbiddenIn(
  page: Page,
  selector: string,
  allowed: { elements: readonly string[]; attributes: readonly string[] },
): Promise<string[]> {
  return page.locator(selector).evaluateAll((parts, { elements, attributes }) => {
    const found = '__hacked' in window ? ['a script ran'] : [];
    for (const element of parts.flatMap((part) => [...part.querySelectorAll('*')])) {
      const name = element.nodeName.toLowerCase();
      if (!elements.includes(name) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`<${name}>`);
      for (const { name: attribute, value } of element.attributes) {
        if (!attributes.includes(attribute)) found.push(`<${name} ${attribute}>`);
        if (attribute === 'href' && !/^(?:https?|mailto|tel):/i.test(value)) found.push(`a link to ${value}`);
        if (attribute === 'src' && !/^(?:\/api\/v1\/files\/|\/blog\/|blob:)/.test(value)) found.push(`src=${value}`);
      }
    }
    return found;
  }, allowed);
}

/** Finds forbidden content in the visible mails. */
export async function forbidden(page: Page): Promise<string[]> {
  const allowed = { elements: [...mailElements], attributes: { ...mailAttributes }, link: linkAddress.source };
  return page.locator('iframe').evaluateAll((frames, { elements, attributes, link }) => {
    const found: string[] = [];
    if ('__hacked' in window) found.push('a script ran');
    for (const frame of frames as HTMLIFrameElement[]) {
      if (frame.sandbox.value.includes('allow-scripts') || frame.sandbox.value.includes('allow-top')) found.push('the frame is open');
      const inside = frame.contentDocument;
      if (!inside) continue;
      if (frame.contentWindow && '__hacked' in frame.contentWindow) found.push('a script ran in the frame');
      if ([...inside.head.children].some((one) => !/^(META|STYLE)$/.test(one.nodeName))) found.push('something more in the head');
      if (inside.head.querySelectorAll('style').length !== 1) found.push('not one style sheet');
      for (const element of inside.body.querySelectorAll('*')) {
        const name = element.nodeName.toLowerCase();
        // The page itself wraps quoted text in these elements.
        if (element.matches('details:has(> summary[aria-label="Quoted text"]), summary[aria-label="Quoted text"]')) continue;
        if (!elements.includes(name as (typeof elements)[number]) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
          found.push(`<${name}>`);
        for (const attribute of element.attributes) {
          const known = [...(attributes['*'] ?? []), ...(attributes[name] ?? []), ...(name === 'a' ? ['target', 'rel'] : [])];
          if (!known.includes(attribute.name)) found.push(`<${name} ${attribute.name}>`);
        }
        if (element instanceof (frame.contentWindow as unknown as typeof globalThis).HTMLAnchorElement && element.hasAttribute('href')) {
          if (!new RegExp(link, 'i').test(element.getAttribute('href') ?? '')) found.push(`a link to ${element.getAttribute('href')}`);
          if (element.target !== '_blank' || !/noopener/.test(element.rel)) found.push('a link that keeps its opener');
        }
        if (/^(?!data:image\/(?:png|gif|jpe?g|webp|avif|bmp)[;,])./i.test(element.getAttribute('src') ?? ''))
          found.push(`src=${element.getAttribute('src')}`);
        if (/url|image|(?<!background-)position|expression|var\(|@/i.test(element.getAttribute('style') ?? ''))
          found.push(`style=${element.getAttribute('style')}`);
      }
    }
    return found;
  }, allowed);
}

/** Finds forbidden content in the editor. */
export function inEditor(page: Page): Promise<string[]> {
  return page.getByRole('textbox', { name: 'Message' }).evaluate((editor) => {
    const found = '__hacked' in window ? ['a script ran'] : [];
    for (const element of editor.querySelectorAll('*')) {
      if (
        /^(?:script|style|link|meta|base|iframe|object|embed|svg|math|form|input|button|video|audio|template|dialog)$/i.test(
          element.nodeName,
        )
      )
        found.push(element.outerHTML.slice(0, 200));
      for (const { name, value } of element.attributes) {
        const isAddress =
          name === 'href' ? !/^(?:https?|mailto|tel):$/.test(new URL(value, location.href).protocol) : name === 'src' && value !== '';
        if (
          isAddress ||
          /^on|^srcset$|^background$|^action$/.test(name) ||
          (name === 'style' && /url|(?<!background-)position/i.test(value))
        )
          found.push(`${name}=${value.slice(0, 200)}`);
      }
    }
    return found;
  });
}
