import type { Weight } from './face.ts';

/** How a host reads a file of a package, by `package/path`: from its disk, or from where its build has put them. */
export type ReadFile = (file: string) => Promise<Uint8Array>;

/** Variable fonts, which their packages keep in slices for the web. */
export const families = {
  latin: '@fontsource-variable/inter',
  chinese: '@fontsource-variable/noto-sans-sc',
  japanese: '@fontsource-variable/noto-sans-jp',
  hebrew: '@fontsource-variable/noto-sans-hebrew',
  korean: '@fontsource-variable/noto-sans-kr',
  devanagari: '@fontsource-variable/noto-sans-devanagari',
  thai: '@fontsource-variable/noto-sans-thai',
} as const;

export type Family = (typeof families)[keyof typeof families];

export const arabicFonts: Readonly<Record<Weight, string>> = {
  400: '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  600: '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
};

/** HarfBuzz's subsetter, as WebAssembly. */
export const subsetterFile = 'harfbuzzjs/dist/harfbuzz-subset.wasm';

/** Says which slice of a family has which characters. */
export const rangesFile = (family: Family) => `${family}/unicode.json`;

export const sliceFile = (family: Family, slice: string) => `${family}/files/${nameOf(family)}-${slice}-wght-normal.woff2`;

/** The characters of each slice, such as `U+0370-0377,U+037A`. @param ranges the text of that file */
export function slicesIn(ranges: string): [slice: string, characters: string][] {
  const named = Object.entries(JSON.parse(ranges) as Record<string, string>);
  return named.map(([key, characters]) => [key.replaceAll(/[[\]]/g, ''), characters]);
}

/** Such as `noto-sans-sc`. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
