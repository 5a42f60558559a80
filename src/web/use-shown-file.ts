import { transport } from './transport.ts';

/** Returns the `<img>` source for a URL: the URL itself if the browser can request it, or the file's bytes once loaded. */
export function useShownFile(address: string | undefined): string | undefined {
  const { files } = transport();
  // biome-ignore lint/correctness/useHookAtTopLevel: whether the page has own files is settled before anything is rendered.
  return files ? files.useShown(address) : address;
}
