/** Countries with preset tax rates; the rates themselves are loaded when needed (`tax-presets.ts`). */
export const presetCountries: readonly string[] =
  'AE AT AU BE BR CA CH DE DK ES FI FR GB GR IE IN IT JP LU MX NL NO NZ PL PT SA SE SG ZA'.split(' ');
