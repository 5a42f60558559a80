// Order matters: the first match wins, since most browsers also name others.
const browsers: [RegExp, string][] = [
  [/Edg[A-Z]*\/(\d+)/i, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Headless)?(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

/** Parses a user agent into `Firefox 131` on `Windows`. Empty strings for unknown browsers. */
export function browserOf(userAgent: string): { browser: string; system: string; isPhone: boolean } {
  const found = browsers.flatMap(([pattern, name]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version ? [`${name} ${version}`] : [];
  });
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  return { browser: found[0] ?? '', system, isPhone: /iPhone|Android.*Mobile/.test(userAgent) };
}
