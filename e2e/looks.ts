/** How pages are looked at: the width of the window, and what the browser has stored of the person's choices. */
export const looks: readonly { name: string; width: number; stored: Record<string, string> }[] = [
  { name: 'light', width: 1440, stored: { skin: 'light' } },
  { name: 'dark', width: 1440, stored: { skin: 'dark' } },
  { name: 'Arabic', width: 1440, stored: { language: 'ar', direction: 'rtl' } },
  { name: 'on a phone', width: 390, stored: { skin: 'light' } },
];
