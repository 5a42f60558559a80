import type { HostFiles } from './host-files.ts';

export interface ClickedLink {
  address: string;
  /** The `download` attribute: empty without a name, undefined if absent. */
  download: string | undefined;
}

/** Signed URLs of files and of other linked documents, such as invoice PDFs. */
const ofTheApi = /^\/api\//;

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
type Want = { do: 'open' } | { do: 'save'; name: string };

/** Returns what a click on a file link does in a browser; undefined if nothing. */
export function clickIntent({ address, download }: ClickedLink, { button, altKey, ctrlKey, metaKey, shiftKey }: Click): Want | undefined {
  if (button > 1) return undefined;
  const save: Want = { do: 'save', name: download || nameInAddress(address) };
  // The server doesn't allow displaying it.
  if (/[?&]download=/.test(address)) return save;
  if (button === 1 || ctrlKey || metaKey || shiftKey) return { do: 'open' };
  return altKey || download !== undefined ? save : { do: 'open' };
}

/** Handles all clicks on file links of the page in place of the browser. */
export function followFileLinks(files: Pick<HostFiles, 'open' | 'save'>): void {
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

/** Returns the file name, the last segment of its URL. */
export function nameInAddress(address: string): string {
  const [path = ''] = address.split('?');
  return decodeURIComponent(path.split('/').at(-1) ?? '');
}
