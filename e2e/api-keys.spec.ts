import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from './journey.ts';
import { passwordOfNew, signUp } from './sign-in.ts';

const run = promisify(execFile);

/** Runs a command exactly as copied, and parses the API's response. */
async function inShell(command: string): Promise<unknown> {
  const { stdout } = await run('sh', ['-c', command], { env: { ...process.env, NO_PROXY: '*' } });
  return JSON.parse(stdout);
}

test('creates a key, shows it once, runs the copied curl command, and revokes the key', { tag: '@server' }, async ({
  page,
  request,
  server,
}) => {
  await signUp(page, request);
  await page.goto('/pages/api-key');
  await expect(page.getByText('No keys yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create API key' }).click();
  const making = page.getByRole('dialog', { name: 'Create API key' });
  await making.getByLabel('Name').fill('Till in the shop');
  await making.getByRole('button', { name: 'Create key' }).click();
  await expect(making.getByText('Select at least one permission.')).toBeVisible();
  await making.getByRole('checkbox', { name: 'To-dos: Add' }).check();
  await making.getByLabel('Your password', { exact: true }).fill(passwordOfNew);
  await making.getByRole('button', { name: 'Create key' }).click();

  const shown = page.getByRole('dialog', { name: 'The key Till in the shop' });
  const token = (await shown.getByRole('region', { name: 'The key', exact: true }).textContent()) ?? '';
  expect(token).toMatch(/^atrium_[a-z0-9]+_[\w-]{43}$/);
  const tried = (await shown.getByRole('region', { name: 'Test the key' }).textContent()) ?? '';
  expect(await inShell(tried)).toMatchObject({ name: 'Till in the shop', owner: { fullName: expect.any(String) } });
  await shown.getByRole('button', { name: 'I’ve stored it' }).click();
  await expect(page.getByText(token)).toHaveCount(0);

  // Runs the commands shown on the page in a terminal with the key.
  const line = async (name: string) => (await page.getByRole('region', { name }).textContent()) ?? '';
  const told = (await line('Store the key in the terminal')).replace('atrium_…', token);
  expect(await inShell(`${told}; ${await line('Read to-dos')}`)).toHaveProperty('tasks');
  expect(await inShell(`${told}; ${await line('Add a to-do')}`)).toMatchObject({ task: { title: 'Call the carpenter' } });
  const invoices = `curl "${server.url}/apps/invoice/invoices" -H "Authorization: Bearer $ATRIUM_KEY"`;
  expect(await inShell(`${told}; ${invoices}`)).toMatchObject({ error: { code: 'forbidden' } });

  // Connects the SDK's own client to the address the page shows for assistants.
  const { url } = JSON.parse(await line('Assistant configuration')).mcpServers.atrium;
  expect(url).toBe(`${server.url}/api/v1/mcp`);
  const assistant = new Client({ name: 'journey', version: '1' });
  const requestInit = { headers: { Authorization: `Bearer ${token}` } };
  await assistant.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }) as Parameters<Client['connect']>[0]);
  const { tools } = await assistant.listTools();
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['undo', 'get_todo']));
  const { isError = false } = await assistant.callTool({ name: 'get_todo', arguments: { query: { perPage: 1 } } });
  expect(isError).toBe(false);
  await assistant.callTool({ name: 'post_todo_add_tasks', arguments: { body: { task: { title: 'Oil the oak' } } } });
  await assistant.close();

  await page.reload();
  await expect(page.getByText(/Last used .* from 127.0.0.1/)).toBeVisible();
  await expect(page.getByText('Can see to-dos and add to to-dos.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo: To-dos: added' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  expect(await inShell(`${told}; ${await line('Read to-dos')}`)).not.toMatchObject({
    tasks: expect.arrayContaining([expect.objectContaining({ title: 'Oil the oak' })]),
  });
  await page.getByRole('button', { name: 'Revoke Till in the shop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Key Till in the shop revoked' })).toBeVisible();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect(await inShell(tried)).toMatchObject({ error: { code: 'unauthenticated' } });
});
