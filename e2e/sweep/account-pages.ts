import { onePixel } from '../one-pixel.ts';
import { press, type SweptPage, sendOff } from './faces.ts';

const at = (tab: string) => `/pages/account-settings?tab=${tab}`;

/** Account settings: each tab, its dialogs, and its validation errors. */
export const accountPages: Record<string, SweptPage> = {
  '/pages/account-settings': {
    faces: () => [
      { at: '/pages/account-settings', shows: 'main form' },
      {
        at: '/pages/account-settings',
        shows: 'main form',
        open: async (page) => {
          await page.locator('main input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel });
          await page.locator('dialog[open] [role=application]').waitFor();
        },
      },
      { at: '/pages/account-settings', shows: 'main form', open: press('account.email.change', 'dialog[open]') },
      { at: at('security'), shows: 'main form', open: sendOff() },
      { at: at('info'), shows: 'main form' },
      { at: at('social'), shows: 'main form' },
      { at: at('connections') },
      { at: at('notifications'), shows: 'main fieldset' },
      { at: at('data'), open: press('account.delete.ask', 'dialog[open]') },
    ],
  },
};
