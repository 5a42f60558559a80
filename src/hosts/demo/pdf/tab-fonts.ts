import { arabicNames, type FontSource } from '#pdf/font-source.ts';

/** The fonts as `scripts/demo-pdf.mjs` has put them into a folder: each weight a file, packed by gzip. They are loaded as they are wanted. */
export function tabFonts(folder: URL): FontSource {
  const load = async (file: string): Promise<Uint8Array> => {
    // The folder has its name from what is in it: what the browser has of it is never out of date.
    const answer = await fetch(new URL(file, folder), { cache: 'force-cache' });
    if (!answer.ok || !answer.body) throw new Error(`the font ${file} was not loaded: ${answer.status}`);
    return new Uint8Array(await new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
  };
  const loadWeights = async (nameOf: (weight: 400 | 600) => string) => {
    const [regular, semibold] = await Promise.all([load(nameOf(400)), load(nameOf(600))]);
    return { 400: regular, 600: semibold };
  };
  return {
    slicesOf: async (family) => JSON.parse(new TextDecoder().decode(await load(`${family}/slices.json.packed`))),
    openSlice: (family, slice) => loadWeights((weight) => `${family}/${slice}-${weight}.ttf.packed`),
    openArabic: () => loadWeights((weight) => `${arabicNames[weight]}.ttf.packed`),
  };
}
