import type { Weight } from './face.ts';

/** Font families sliced for the web, by package name. */
export const families = [
  'inter',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-hebrew',
  'noto-sans-kr',
  'noto-sans-devanagari',
  'noto-sans-thai',
  'noto-emoji',
] as const;

export type Family = (typeof families)[number];

/** IBM Plex Sans Arabic, which isn't sliced. */
export const arabicNames: Readonly<Record<Weight, string>> = {
  400: 'IBMPlexSansArabic_400Regular',
  600: 'IBMPlexSansArabic_600SemiBold',
};

/** A font in each weight as TTF. None is variable, because fontkit can't subset variable fonts. */
type Weights = Record<Weight, Uint8Array>;

export interface FontSource {
  /** Returns a family's slices with their unicode ranges, such as `U+0370-0377,U+037A`. */
  slicesOf(family: Family): Promise<Record<string, string>>;
  openSlice(family: Family, slice: string): Promise<Weights>;
  openArabic(): Promise<Weights>;
}
