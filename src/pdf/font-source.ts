import type { Weight } from './face.ts';

/** Fonts in slices for the web, named as their packages are. */
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

/** IBM Plex Sans Arabic, which is whole. */
export const arabicNames: Readonly<Record<Weight, string>> = {
  400: 'IBMPlexSansArabic_400Regular',
  600: 'IBMPlexSansArabic_600SemiBold',
};

/** A font in each weight, as TTF. None of them varies: fontkit cannot take parts out of such. */
type Weights = Record<Weight, Uint8Array>;

/** The fonts, as a host has them. */
export interface FontSource {
  /** The slices of a family, each with its characters, such as `U+0370-0377,U+037A`. */
  slicesOf(family: Family): Promise<Record<string, string>>;
  openSlice(family: Family, slice: string): Promise<Weights>;
  openArabic(): Promise<Weights>;
}
