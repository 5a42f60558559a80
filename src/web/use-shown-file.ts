import { transport } from './transport.ts';

/** What an `<img>` shows for an address: itself where the browser can ask for it, else the file's bytes as soon as they are there. */
export function useShownFile(address: string | undefined): string | undefined {
  const { files } = transport();
  // biome-ignore lint/correctness/useHookAtTopLevel: whether the page has own files is settled before anything is rendered.
  return files ? files.useShown(address) : address;
}
