import { answerTo } from './answer-to.ts';
import { choose, composer, contacts, found, message, note, openChat, say, search, threads } from './chat-room.ts';
import { expect, test } from './journey.ts';
import { settled } from './settled.ts';
import { signUp } from './sign-in.ts';

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('starts a thread with the first message to a contact, and moves it to the top', async ({ page, request }) => {
  await openChat(page, request);
  await expect(threads(page)).toHaveCount(2);
  await expect(contacts(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'New chat' }).click();
  await page.getByRole('textbox', { name: 'Type a name' }).fill('wisn');
  await expect(contacts(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Say hello to Ewa')).toBeVisible();
  await say(page, 'Is the oak dry?\nI can wait.');
  await expect(message(page, 'Is the oak dry?')).toBeVisible();
  await expect(threads(page)).toHaveCount(3);
  await expect(threads(page).first()).toContainText(/You: ?Is the oak dry\? I can wait\./);
  await expect(page).toHaveURL(/thread=\d+/);
  await expect(composer(page)).toBeFocused();
  await page.reload();
  await expect(message(page, 'Is the oak dry?')).toBeVisible();
  // Reopening the chat shows the last read thread, next to the list if there is room.
  await page.goto('/apps/chat');
  await expect(message(page, 'Is the oak dry?')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/apps/chat');
  await expect(threads(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/chat$/);
});

test('keeps a draft for each thread across reloads', async ({ page, request }) => {
  await openChat(page, request);
  await threads(page).nth(1).click();
  const saved = answerTo(page, '/api/v1/chat/drafts');
  await composer(page).fill('Half a thought');
  await saved;
  await threads(page).nth(0).click();
  await expect(composer(page)).toHaveValue('');
  await expect(threads(page).nth(1)).toContainText(/Draft: ?Half a thought/);
  await threads(page).nth(1).click();
  await expect(composer(page)).toHaveValue('Half a thought');
  await page.reload();
  await expect(composer(page)).toHaveValue('Half a thought');
  await composer(page).press('Enter');
  await expect(message(page, 'Half a thought')).toBeVisible();
  await page.reload();
  await expect(message(page, 'Half a thought')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
});

test('keeps what is typed while a message is being sent', { tag: '@network' }, async ({ page, request }) => {
  await openChat(page, request, '/apps/chat?contact=3');
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/v1/chat/messages', async (route) => {
    await gate;
    await route.continue();
  });
  await say(page, 'On its way');
  const saved = answerTo(page, '/api/v1/chat/drafts');
  await composer(page).fill('A second thought');
  await saved;
  const savedAgain = answerTo(page, '/api/v1/chat/drafts');
  letGo();
  await expect(message(page, 'On its way')).not.toContainText('Waiting');
  await savedAgain;
  await expect(composer(page)).toHaveValue('A second thought');
  await page.reload();
  await expect(composer(page)).toHaveValue('A second thought');
});

test('finds names and messages as you type, and jumps to them', async ({ page, request }) => {
  await openChat(page, request);
  await search(page).fill('wisn');
  await expect(contacts(page)).toHaveCount(1);
  await expect(contacts(page)).toContainText('Ewa Wiśniewska');
  await search(page).fill('crooked');
  await expect(found(page)).toHaveCount(1);
  await expect(found(page).locator('mark')).toHaveText('crooked');
  await expect(page).toHaveURL(/q=crooked/);
  await search(page).press('Enter');
  await expect(page).toHaveURL(/message=\d+/);
  await expect(page.locator('[data-marked]')).toContainText('The crooked one');
  await search(page).fill('zzzz');
  await expect(page.getByText('No results for “zzzz”.')).toBeVisible();
  await search(page).press('Escape');
  await expect(threads(page)).toHaveCount(2);
});

test('renders Markdown, formats the selection with shortcuts, and copies code', async ({ page, request }) => {
  await openChat(page, request, '/apps/chat?contact=9');
  await composer(page).fill('oak');
  await composer(page).press('ControlOrMeta+a');
  await composer(page).press('ControlOrMeta+b');
  await expect(composer(page)).toHaveValue('**oak**');
  await composer(page).press('End');
  await page.keyboard.press('Shift+Enter');
  // Enter inside a code block does not send.
  await page.keyboard.type('```');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a = *b*');
  await page.keyboard.press('Enter');
  await page.keyboard.type('```');
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue('');
  const sent = message(page, 'oak');
  await expect(sent.locator('strong')).toHaveText('oak');
  await expect(sent.locator('pre')).toHaveText('a = *b*');
  await sent.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('group', { name: 'Copied' })).toBeVisible();
  // The list of chats shows it without the Markdown syntax.
  await expect(threads(page).first()).toContainText('oak a = *b*');
});

test('sends emoji, pictures and files; a picture opens full size', async ({ page, request }) => {
  await openChat(page, request, '/apps/chat?contact=9');
  await page.getByRole('button', { name: 'Emoji' }).click();
  await page.getByRole('button', { name: '🎉' }).click();
  await expect(composer(page)).toHaveValue('🎉');
  await composer(page).press('Enter');
  await expect(message(page, '🎉').locator('[data-large]')).toBeVisible();
  await composer(page).pressSequentially('Well done :tad');
  await expect(page.getByRole('option', { name: ':tada:' })).toBeVisible();
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('Well done 🎉 ');
  await composer(page).fill('');

  await page.locator('input[type=file]').setInputFiles([
    { name: 'lamp.png', mimeType: 'image/png', buffer: picture },
    { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('oak, ash') },
  ]);
  await expect(page.getByRole('list', { name: 'Files to send' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
  await say(page, 'Both of them');
  const sent = message(page, 'Both of them');
  await expect(sent.getByRole('link', { name: /list.txt/ })).toBeVisible();
  await sent.getByRole('button', { name: 'Show lamp' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'lamp.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('button', { name: /Contact info/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Contact info' }).getByRole('link', { name: /list.txt/ })).toBeVisible();
});

test('creates a group, mentions its members, renames it, leaves and rejoins', async ({ page, request }) => {
  await openChat(page, request);
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await expect(dialog.getByRole('textbox', { name: 'Group name' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(dialog.getByText('Enter a group name')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Group name' }).fill('The fair');
  const people = dialog.getByRole('combobox', { name: 'Members' });
  for (const name of ['Ewa', 'Callum']) {
    await people.fill(name);
    await expect(dialog.getByRole('option', { name })).toBeVisible();
    await people.press('Enter');
  }
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { name: 'The fair' })).toBeVisible();
  await expect(page.getByText('This is the start of The fair')).toBeVisible();
  await composer(page).pressSequentially('Ask @cal');
  await expect(page.getByRole('option')).toHaveCount(1);
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('Ask @Callum Ferguson ');
  await composer(page).press('Enter');
  await expect(message(page, 'Ask @Callum Ferguson')).toBeVisible();

  await page
    .getByRole('button', { name: /Group info/ })
    .first()
    .click();
  const panel = page.getByRole('region', { name: 'Group info' });
  await panel.getByRole('textbox', { name: 'Group name' }).fill('The fair in Bergen');
  await panel.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { name: 'The fair in Bergen' })).toBeVisible();
  await panel.getByRole('combobox', { name: 'Add people' }).fill('Zo');
  await expect(panel.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByText('4 members')).toBeVisible();
  await panel.getByRole('button', { name: 'Leave group' }).click();
  await expect(threads(page).filter({ hasText: 'The fair' })).toHaveCount(0);
  await note(page, 'You left The fair in Bergen').getByRole('button', { name: 'Undo' }).click();
  await expect(threads(page).filter({ hasText: 'The fair in Bergen' })).toBeVisible();
});

test('works by keyboard alone: select, write, edit, quote, navigate, leave', async ({ page, request }) => {
  await openChat(page, request);
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(threads(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(composer(page)).toBeFocused();
  // The chat may load a draft that would replace what is typed.
  await settled(page);
  await page.keyboard.type('One');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  // It has reached the server.
  await expect(page.locator('[data-id][data-own]').filter({ hasText: /One\s*two/ })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(composer(page)).toHaveValue('One\ntwo');
  await page.keyboard.type(' three');
  await page.keyboard.press('Enter');
  await expect(message(page, 'two three')).toContainText('edited');
  await page.keyboard.press('PageUp');
  await expect(message(page, 'two three')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'React' })).toBeFocused();
  for (const name of ['Reply in thread', 'Copy text', 'Quote']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type('Four');
  await page.keyboard.press('Enter');
  await expect(message(page, 'Four').getByRole('button', { name: /^You\s*One\s*two three/ })).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(threads(page).first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/apps\/chat$/);
});

test('explains why a message was rejected, and retries or removes it', { tag: '@network' }, async ({ page, request }) => {
  await openChat(page, request, '/apps/chat?contact=9');
  await page.route('**/api/v1/chat/messages', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'invalid', message: 'Too loud', reason: { code: 'too_long', max: 4 } } } }),
  );
  await say(page, 'HELLO');
  await expect(message(page, 'HELLO')).toContainText('Not sent: At most 4 characters.');
  await say(page, 'HELLO?');
  await message(page, 'HELLO?').getByRole('button', { name: 'Remove' }).click();
  await expect(message(page, 'HELLO?')).toHaveCount(0);
  await page.unroute('**/api/v1/chat/messages');
  await message(page, 'HELLO').getByRole('button', { name: 'Try again' }).click();
  await expect(message(page, 'HELLO')).not.toContainText('Not sent');
});

test('shows an error when the chat cannot be loaded, and loads it on retry', { tag: '@network' }, async ({ page, request }) => {
  // Only the click lets it through: the page also retries automatically.
  const isPressed = () => page.evaluate(() => document.body?.dataset.pressed !== undefined);
  await page.route('**/api/v1/chat', async (route) => ((await isPressed()) ? route.fallback() : route.abort()));
  await signUp(page, request);
  await page.goto('/apps/chat');
  const face = page.getByRole('alert').filter({ hasText: 'Couldn’t load the chat' });
  await expect(face).toBeVisible();
  await page.evaluate(() => document.addEventListener('click', () => document.body.setAttribute('data-pressed', ''), true));
  await face.getByRole('button', { name: 'Try again' }).click();
  await expect(threads(page)).toHaveCount(2);
  await page.unroute('**/api/v1/chat');
  await page.goto('/apps/chat?thread=999');
  await expect(page.getByText('Chat not found')).toBeVisible();
});

test('shows the list and a thread as separate views on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page, request);
  await threads(page).nth(0).click();
  await expect(composer(page)).toBeVisible();
  await expect(threads(page).first()).toBeHidden();
  await say(page, 'From the lorry');
  await expect(message(page, 'From the lorry')).toBeInViewport();
  await choose(page, 'From the lorry', 'Delete');
  await expect(note(page, 'Message deleted')).toBeVisible();
  await page
    .getByRole('button', { name: /Contact info/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Contact info' })).toBeVisible();
  await expect(composer(page)).toBeHidden();
  await page.getByRole('region', { name: 'Contact info' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(threads(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
