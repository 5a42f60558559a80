export type Device = 'desktop' | 'mobile' | 'tablet';

// The first that fits: most browsers name others too.
const browsers: [RegExp, string][] = [
  [/Edg[A-Z]*\//i, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/\S+ (?:Mobile\/\w+ )?Safari/, 'Safari'],
];

/** The browser that a user agent names; empty for none that is known. */
export function browserIn(userAgent: string): string {
  return browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
}

/** What it runs on. An iPad may say that it is a Mac: then nobody can tell. */
export function deviceIn(userAgent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /iPhone|Mobile/.test(userAgent) ? 'mobile' : 'desktop';
}
