import DOMPurify from 'dompurify';

export interface CleanMail {
  html: string;
  /** Pictures of other servers that were taken out: loading them would tell the sender who reads. */
  remoteImages: number;
  /** Whether the mail colours itself, and so wants the light ground that it was made for. */
  hasColours: boolean;
}

const ownImage = /^(data:image\/|blob:|\/(?!\/))/i;
const remoteUrl = /url\(\s*['"]?\s*(?:[a-z]+:)?\/\//i;

/** What of a mail's HTML may be shown: no scripts, styles, forms or frames, and nothing fetched from elsewhere. */
export function cleanMail(html: string): CleanMail {
  let remoteImages = 0;
  const purify = DOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (element) => {
    for (const name of ['src', 'background', 'poster']) {
      const address = element.getAttribute(name);
      if (address === null || ownImage.test(address)) continue;
      element.removeAttribute(name);
      remoteImages += 1;
    }
    element.removeAttribute('srcset');
    if (remoteUrl.test(element.getAttribute('style') ?? '')) {
      element.removeAttribute('style');
      remoteImages += 1;
    }
    if (element.nodeName === 'A' || element.nodeName === 'AREA') {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer nofollow');
    }
  });
  const clean = purify.sanitize(html, {
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'svg', 'math', 'video', 'audio', 'picture', 'source', 'dialog'],
    FORBID_ATTR: ['id', 'class', 'name', 'srcset', 'popover', 'tabindex', 'contenteditable'],
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|data:image\/|blob:|\/(?!\/)|#)/i,
  });
  return { html: clean, remoteImages, hasColours: /(?:color\s*:|background|bgcolor=|<font[^>]+color)/i.test(clean) };
}
