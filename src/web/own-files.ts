/** The files of a page whose browser cannot ask for them by their signed addresses. */
export interface OwnFiles {
  /** What an `<img>` shows for an address, once it is there. */
  shown(address: string): string | undefined;
  /** Reads a file and keeps it until it is given up by what this answers. */
  hold(address: string): () => void;
  /** Told whenever one has been read. */
  onChange(listen: () => void): () => void;
  /** Shows a file in a tab of its own, or saves one that no browser should show. */
  open(address: string): void;
  save(address: string, name: string): void;
}

const signed = /^\/api\/v1\/files\//;

let given: OwnFiles | undefined;

export function setOwnFiles(files: OwnFiles | undefined): void {
  given = files;
}

/** Absent where the browser asks for files by itself. */
export const ownFiles = (): OwnFiles | undefined => given;

/** Whether an address is one of a file. */
export const isFileAddress = (address: string): boolean => signed.test(address);

/** The name of a file, which is the last part of its address. */
export function nameInAddress(address: string): string {
  const [path = ''] = address.split('?');
  return decodeURIComponent(path.split('/').at(-1) ?? '');
}
