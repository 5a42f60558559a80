import { followFileLinks, nameInAddress } from './file-clicks.ts';
import { showFramedFiles, withoutFiles } from './framed-files.ts';
import type { HostFiles } from './host-files.ts';
import { currentTranslation } from './i18n.ts';
import { saveBlob } from './save-blob.ts';
import { createShownFiles } from './shown-files.ts';
import { toast } from './toast.ts';
import { useHeldFile } from './use-held-file.ts';

/** Enough for a few pages. */
const idleBytes = 32 * 1024 * 1024;
/** How many files may be open in tabs at once. Each stays in memory while its tab can reload it. */
const maxOpen = 20;
const opened: string[] = [];

/**
 * Media types that may open in a tab, where they run as this origin. SVG or HTML could run scripts there, because the policy
 * the server sends with them doesn't apply to `blob:` URLs.
 */
const shownAlone = /^(?:image\/(?:jpeg|png|webp|gif|avif|bmp)|text\/plain|application\/pdf|audio\/[\w.+-]+|video\/[\w.+-]+)(?:;|$)/i;

/** Loads files through the host, and shows and downloads them by `blob:` URLs. Call once. */
export function startOwnFiles(read: (address: string) => Promise<Blob>): HostFiles {
  const shown = createShownFiles({ read, makeAddress: URL.createObjectURL, forgetAddress: URL.revokeObjectURL, idleBytes });
  const files: HostFiles = {
    ...shown,
    useShown: (address) => useHeldFile(shown, address),
    withoutAddresses: withoutFiles,
    showIn: (frame) => showFramedFiles(shown, frame),
    open: (address) => void open(address, read),
    save: (address, name) => void read(address).then((blob) => saveBlob(blob, name), tellFailure),
  };
  followFileLinks(files);
  return files;
}

async function open(address: string, read: (address: string) => Promise<Blob>): Promise<void> {
  // Opened immediately: after loading, the browser would block it as a popup.
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  try {
    const blob = await read(address);
    if (tab && shownAlone.test(blob.type)) return tab.location.replace(openAddress(blob));
    saveBlob(blob, nameInAddress(address));
  } catch {
    tellFailure();
  }
  tab?.close();
}

function openAddress(blob: Blob): string {
  const address = URL.createObjectURL(blob);
  opened.push(address);
  for (const oldest of opened.splice(0, Math.max(0, opened.length - maxOpen))) URL.revokeObjectURL(oldest);
  return address;
}

function tellFailure(): void {
  toast({ tone: 'error', message: currentTranslation().t('ui.fileFailed') });
}
