/** File access for a page whose browser can't request signed URLs itself. */
export interface HostFiles {
  /** A hook for `shown` that holds the file while mounted; returns other URLs unchanged. */
  useShown(address: string | undefined): string | undefined;
  /** The `src` of an `<img>` for a URL, once loaded. */
  shown(address: string): string | undefined;
  /** Loads and retains a file. Returns the function that releases it. */
  hold(address: string): () => void;
  /** Called whenever a file has loaded. */
  onChange(listen: () => void): () => void;
  /** Opens a file in a new tab, or downloads one that browsers should not display. */
  open(address: string): void;
  save(address: string, name: string): void;
  /** Removes the URLs of file images from a mail's sanitized HTML, until `showIn` sets them. */
  withoutAddresses(html: string): string;
  /** Shows those images in a frame as they load. @returns a release function, and a promise that resolves once all have loaded or failed */
  showIn(frame: ParentNode): { release: () => void; shown: Promise<unknown> };
}

export const fileAddress = /^\/api\/v1\/files\//;
