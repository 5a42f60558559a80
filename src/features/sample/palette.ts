/** Shared colors of all drawings, for a consistent style. */
export const palette = {
  ink: '#2b2d36',
  cream: '#faf5ec',
  linen: '#e9dcc6',
  oak: '#d8a25e',
  oakShade: '#bd8544',
  walnut: '#7d5238',
  walnutShade: '#613d28',
  clay: '#cf7350',
  clayShade: '#b35d3c',
  moss: '#6a8a6e',
  mossShade: '#527058',
  night: '#3d4470',
  brass: '#c99a44',
  glow: '#ffe3a1',
  iris: '#5b5bd6',
} as const;
