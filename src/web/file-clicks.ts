import type { OwnFiles } from './own-files.ts';

export interface ClickedLink {
  address: string;
  /** As the attribute says it; empty where it names none, undefined where there is no such attribute. */
  download: string | undefined;
}

/** Signed addresses of files, and of what else is opened by a link, such as the PDF of an invoice. */
const ofTheApi = /^\/api\//;

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
type Want = { do: 'open' } | { do: 'save'; name: string };

/** What a click on a link to a file means, as a browser would take it; undefined where it means nothing. */
export function clickIntent({ address, download }: ClickedLink, { button, altKey, ctrlKey, metaKey, shiftKey }: Click): Want | undefined {
  if (button > 1) return undefined;
  const save: Want = { do: 'save', name: download || nameInAddress(address) };
  // The server itself would not let it be shown.
  if (/[?&]download=/.test(address)) return save;
  if (button === 1 || ctrlKey || metaKey || shiftKey) return { do: 'open' };
  return altKey || download !== undefined ? save : { do: 'open' };
}

/** Opens and saves what links to files lead to, wherever they stand in the page, in place of the browser. */
export function followFileLinks(files: Pick<OwnFiles, 'open' | 'save'>): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const address = link?.getAttribute('href') ?? '';
    if (event.defaultPrevented || !link || !ofTheApi.test(address)) return;
    const want = clickIntent({ address, download: link.hasAttribute('download') ? link.download : undefined }, event);
    if (!want) return;
    event.preventDefault();
    if (want.do === 'open') files.open(address);
    else files.save(address, want.name);
  };
  document.addEventListener('click', follow);
  document.addEventListener('auxclick', follow);
}

/** The name of a file, which is the last part of its address. */
export function nameInAddress(address: string): string {
  const [path = ''] = address.split('?');
  return decodeURIComponent(path.split('/').at(-1) ?? '');
}
