/** The files of a page whose browser cannot ask for them by their signed addresses. */
export interface OwnFiles {
  /** A hook: as `shown`, held while the component is there; any other address is itself. */
  useShown(address: string | undefined): string | undefined;
  /** What an `<img>` shows for an address, once it is there. */
  shown(address: string): string | undefined;
  /** Reads a file and keeps it until it is given up by what this answers. */
  hold(address: string): () => void;
  /** Told whenever one has been read. */
  onChange(listen: () => void): () => void;
  /** Shows a file in a tab of its own, or saves one that no browser should show. */
  open(address: string): void;
  save(address: string, name: string): void;
  /** A cleaned mail's HTML whose pictures of files have no address until `showIn` gives them one. */
  withoutAddresses(html: string): string;
  /** Shows such pictures in a frame, each when it is there. @returns how to give them up, and when all are there or have failed */
  showIn(frame: ParentNode): { release: () => void; shown: Promise<unknown> };
}

/** How the address of a file begins. */
export const fileAddress = /^\/api\/v1\/files\//;
