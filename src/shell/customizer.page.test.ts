import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { registerUser } from '../../tests/client.ts';
import { openPage, settled } from '../../tests/page/open-page.ts';
import { testApi } from '../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

test('changes in the customizer apply at once, survive a reload, and reset to the default', async () => {
  const page = await openPage(api, '/access-control', await registerUser(api));
  localStorage.setItem('customizer', 'on');
  const open = async () => {
    await page.reload();
    await page.user.click(await page.findByLabelText('Customize the layout', { selector: 'button' }));
    const drawer = within(await page.findByRole('dialog', { name: 'Customize the layout' }));
    await settled();
    return drawer;
  };
  const html = document.documentElement;
  const part = (selector: string) => document.querySelector(selector);
  const chosen = { Theme: 'Dark', Direction: 'Right to left', Navbar: 'Hidden', Footer: 'Hidden', Density: 'Compact' };
  const drawer = await open();
  expect([part('header[data-kind]'), part('footer')]).not.toContain(null);
  const choice = (shown: typeof drawer, option: string, value: string) => {
    const legend = shown.getByText(option, { selector: 'legend, legend *' });
    return within(legend.closest('fieldset') as HTMLElement).getByLabelText(value);
  };
  for (const [option, value] of Object.entries(chosen)) await page.user.click(choice(drawer, option, value));
  const isApplied = () => {
    expect([html.dataset.colorScheme, html.dir, html.dataset.density]).toEqual(['dark', 'rtl', 'compact']);
    expect([part('header[data-kind]'), part('footer')]).toEqual([null, null]);
  };
  await waitFor(isApplied);

  const again = await open();
  isApplied();
  for (const [option, value] of Object.entries(chosen)) expect(choice(again, option, value)).toBeChecked();
  await page.user.click(again.getByText('Reset to defaults'));
  await waitFor(() => expect([html.dataset.colorScheme, html.dir, html.dataset.density]).toEqual(['light', 'ltr', 'comfortable']));
  expect([part('header[data-kind]'), part('footer')]).not.toContain(null);
  expect(localStorage.getItem('skin')).toBeNull();
});
