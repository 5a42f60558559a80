// The packages that the built server loads when it runs. All others are in its bundle.

/** Packages with compiled parts or files of their own, which a bundle can't hold. */
export const unbundledPackages = ['@node-rs/argon2', 'sharp', 'pino', 'pdfkit', 'fontkit', 'linebreak', 'wawoff2', 'piscina'];

/** Packages whose files are read when a PDF is made. */
const pdfFonts = ['inter', 'noto-emoji', ...['devanagari', 'hebrew', 'jp', 'kr', 'sc', 'thai'].map((script) => `noto-sans-${script}`)];
const pdfPackages = ['@expo-google-fonts/ibm-plex-sans-arabic', ...pdfFonts.map((font) => `@fontsource-variable/${font}`), 'harfbuzzjs'];

/** What a release installs, besides the embedded PostgreSQL of the platform: `node` runs it. */
export const serverPackages = ['node', ...unbundledPackages, ...pdfPackages];
