import type { Page } from '@playwright/test';
import type { Face, SweptPage } from './faces.ts';

/** A page of forms in its default state, and with what opens on it. */
const withFaces = (page: string, ...opened: Omit<Face, 'at'>[]): Record<string, SweptPage> => {
  const at = `/forms/${page}`;
  return { [at]: { faces: () => [{ at }, ...opened.map((face) => ({ at, ...face }))] } };
};

/** Opens a combobox by its label, which is English in every language. */
const openList = (label: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.locator('[role=option]').filter({ visible: true }).first().waitFor();
};

const sendOff = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
};

export const showcaseFormsPages: Record<string, SweptPage> = {
  ...withFaces('elements/select', { open: openList('Movie') }, { open: openList('Supplier') }, { open: openList('Woods') }),
  ...withFaces('elements/pickers', {
    open: async (page) => {
      await page.locator('main [aria-haspopup=dialog]').first().click();
      await page.locator('[role=dialog] [role=grid]').waitFor();
    },
  }),
  ...withFaces('elements/number-input', {
    open: async (page) => {
      await page.getByRole('spinbutton', { name: 'Seats at the table' }).fill('40');
      await page.keyboard.press('Tab');
      await page.getByRole('spinbutton', { name: 'Seats at the table' }).and(page.locator('[aria-invalid]')).waitFor();
    },
  }),
  ...withFaces('validation', { open: sendOff('Check') }, { open: sendOff('When am I busy?') }),
  ...withFaces('wizard', { open: sendOff('Next') }),
};
