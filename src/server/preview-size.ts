/** Of a picture by which others preview a page, in pixels: what Facebook, LinkedIn and others ask for. */
export const previewSize = { width: 1200, height: 630 } as const;
