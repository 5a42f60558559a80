import type { ManualCategory } from './manual-category.ts';

/** Personal settings. */
export const personal: ManualCategory = {
  name: 'personalization',
  title: 'Personalization',
  description: 'Your dashboards, views, bookmarks and shortcuts, in your language and date format.',
  groups: [
    {
      ...{ title: 'Your pages', icon: 'chart', iconColor: 'accent' },
      articles: [
        {
          slug: 'arrange-a-dashboard',
          question: 'How do I arrange a dashboard?',
          related: ['save-what-a-list-shows', 'bookmark-pages'],
          content: `<p>There are two dashboards: <strong>Home</strong>, your start page, and <strong>Analytics</strong>. Each shows only what you have access to.</p>
<h2>Choose the period</h2>
<p>Above the cards, choose the last 28 days, last month, last year or a custom range. Figures are compared with the previous period. The icon next to a title explains how a figure is calculated; select a figure to see the records behind it.</p>
<h2>Arrange the page</h2>
<ol><li><p>Choose <em>Arrange the page</em>.</p></li>
<li><p>Drag a card by its handle, or move it with the arrow keys; hold <code>Shift</code> to make it wider or narrower. <code>Delete</code> removes a card from the page, and <em>Add a card</em> brings one back.</p></li>
<li><p>Changes are saved as you go, for you only.</p></li></ol>
<p><em>Reset to default</em> removes your arrangement. Admins can choose <em>Set as default for everyone</em>: everyone who hasn’t arranged the page then sees it like this.</p>`,
        },
        {
          slug: 'save-what-a-list-shows',
          question: 'How do I save a view of a list?',
          related: ['arrange-a-dashboard', 'bookmark-pages', 'use-the-keyboard'],
          content: `<p>You can search, filter and sort the lists of invoices, clients, users, products, orders and employees, and choose, move and resize their columns.</p>
<h2>Views</h2>
<ol><li><p>Set up the list the way you want to see it again.</p></li>
<li><p>Open <strong>View</strong> above it, choose <em>Save as a view…</em> and enter a name.</p></li></ol>
<p>A view keeps the search, filters, order and columns. Only you can see it. When you change something, its name says <em>changed</em>, and you can save the change to the view.</p>
<h2>Share it</h2>
<p>The state of a list is part of its address. Choose <em>Copy link to this view</em> and send it: everyone with access to the list sees the same.</p>
<h2>Export it</h2>
<p>If a list can be exported, the export contains the rows and columns shown.</p>
<p>Use <code>J</code> and <code>K</code> to move between rows, <code>X</code> to select one, <code>/</code> to search.</p>`,
        },
        {
          slug: 'look-after-your-account',
          question: 'How do I manage my account?',
          related: ['choose-what-you-are-told-of', 'arrange-a-dashboard'],
          content: `<p>Select your picture at the top and choose <em>Account settings</em>. Changes are saved automatically, and you can <em>Undo</em> them from the message.</p>
<h2>Who you are</h2>
<p>Under <strong>General</strong>, you can upload and crop a picture, and change your name, username, company, language and date format. To change your email address, open the link sent to the new one. <strong>Info</strong> and <strong>Social links</strong> are shown on your profile; your phone number and date of birth aren’t.</p>
<h2>How you sign in</h2>
<p>Under <strong>Security</strong>, you can change your password, turn on two-step verification, add passkeys, and see where you’re signed in. If you don’t recognize a session, end it and change your password: that ends all other sessions.</p>
<h2>Export your data or delete your account</h2>
<p>Under <strong>Your data</strong>, you can export your data as one zip file: mails, events, to-dos, cards, messages, posts, orders and settings. You can also delete your account there. Your open to-dos, cards and events then go to a person you choose, or to an admin; what you wrote for others is kept. The last admin can’t delete their account.</p>`,
        },
        {
          slug: 'bookmark-pages',
          question: 'How do I bookmark pages?',
          related: ['search-and-command', 'arrange-a-dashboard'],
          content: `<p>Bookmarks are personal. Everyone starts with mail, chat, to-dos and the calendar.</p>
<ul><li><p>Press <code>Shift B</code> to bookmark the current page, and again to remove the bookmark.</p></li>
<li><p>The bookmark icon at the top lists them and finds any other page.</p></li>
<li><p>Reorder them there by dragging, or with the arrow keys on the handle.</p></li></ul>
<p>On wide screens, the first ten appear in the bar itself.</p>
<h2>When a page is missing</h2>
<p>You don’t see pages you no longer have access to. The bookmark is kept and reappears when you get access again.</p>
<h2>Single records</h2>
<p>A mail, a card or an invoice also has an address: copy it from the browser and use it in a chat or on a card. People need access to the record to open it.</p>`,
        },
      ],
    },
    {
      ...{ title: 'Search and shortcuts', icon: 'keyboard', iconColor: 'info' },
      articles: [
        {
          slug: 'search-and-command',
          question: 'How do I search and run commands?',
          related: ['use-the-keyboard', 'bookmark-pages'],
          content: `<p>Press <code>Ctrl K</code> (<code>⌘ K</code> on a Mac) anywhere, even while you type. One field finds pages, records and commands.</p>
<h2>Find</h2>
<p>Type any part of a word to search mails, messages, cards, to-dos, events, invoices, clients, people, products, orders, posts, help articles and files. You only find what you have access to. Typos are tolerated when nothing else matches.</p>
<p>Narrow the search with filters:</p>
<ul><li><p><code>in:mail oak</code> searches only one kind.</p></li>
<li><p><code>from:rui</code> finds what someone wrote.</p></li>
<li><p><code>after:2026-01-01</code> and <code>before:2026-07-01</code> limit the dates.</p></li></ul>
<p>Each language has its own filter names; the English ones work everywhere. The address of the results uses the English ones, so links work for everyone.</p>
<p>Enter opens the first result; <em>All results</em> opens a page you can share.</p>
<h2>Commands</h2>
<p>Type what you want to do: <em>new invoice for Maren</em>, <em>write a mail to Rui</em>, <em>new to-do water the figs</em>, <em>dark</em>, <em>my day</em>. You see only commands you have permission for.</p>`,
        },
        {
          slug: 'use-the-keyboard',
          question: 'Which keyboard shortcuts are there?',
          related: ['search-and-command', 'undo-what-you-did'],
          content: `<p>Press <code>?</code> on any page to see the shortcuts that work there. Some work everywhere.</p>
<ul><li><p><code>Ctrl K</code>: search and commands</p></li>
<li><p><code>Shift C</code>, then a letter: create something, such as <code>I</code> for an invoice</p></li>
<li><p><code>Shift H</code>: help with the current page</p></li>
<li><p><code>Shift B</code>: bookmark the page</p></li>
<li><p><code>Shift N</code>: notifications</p></li>
<li><p><code>Ctrl Z</code>: undo; <code>Shift Z</code>: what you did</p></li>
<li><p><code>N</code>: new item, wherever you can add one</p></li>
<li><p><code>/</code>: search the page</p></li>
<li><p><code>Esc</code>: close</p></li></ul>
<p>Single letters don’t trigger shortcuts while you type into a field. Anything you can drag, you can also move with keys: on a board, move a card with <code>Alt</code> and an arrow key; in the calendar, move the focused event the same way.</p>
<p>Everything works without a mouse: <code>Tab</code> goes to the next element, and the focus is always visible.</p>`,
        },
        {
          slug: 'set-language-dates-and-skin',
          question: 'How do I change the language, dates and appearance?',
          related: ['choose-what-you-are-told-of', 'use-the-keyboard'],
          content: `<h2>Language</h2>
<p>The language menu at the top switches between English, German, French, Portuguese and Arabic. Arabic is shown from right to left. Mails from Atrium use your language.</p>
<h2>Dates and times</h2>
<p>Open the menu under your picture and choose <strong>Date and time</strong> to set your time zone, the first day of the week, and 12 or 24 hours. What you don’t set follows your browser. All times are shown in your time zone.</p>
<h2>Appearance</h2>
<p>The menu under your picture also switches between the light and dark theme. The gear at the edge of the page opens <strong>Customize the layout</strong>, with a theme that follows your system, boxed or full width, navbar and footer styles, a collapsed menu or none, and the position of messages.</p>
<p>On a phone everything is available in a more compact layout. The button at the top opens the menu.</p>`,
        },
        {
          slug: 'choose-what-you-are-told-of',
          question: 'How do I choose what I’m notified about?',
          related: ['set-language-dates-and-skin', 'talk-in-the-chat'],
          content: `<p>The bell at the top, or <code>Shift N</code>, shows what concerns you: mentions, assignments, reminders, new mail, chat messages and answers to your invitations. Select a notification to open it and mark it as read.</p>
<h2>Settings</h2>
<p>Open the bell and choose <em>Notification settings</em>. Select what you want to be notified about. Areas you don’t have access to aren’t listed.</p>
<h2>By email and in the browser</h2>
<p>You can also get an email about what you haven’t read within an hour: never, at most once an hour, or once a day. It’s sent to the confirmed address of your account.</p>
<p>With <em>Browser notifications</em>, your browser notifies you while Atrium is in the background. It asks for permission once; if you declined, allow it in your browser’s settings.</p>
<h2>Less noise</h2>
<p>You can mute a chat in its menu. Once you’ve read a mail or seen a message, its notification is cleared automatically, wherever you read it.</p>`,
        },
      ],
    },
    {
      ...{ title: 'Undo and restore', icon: 'undo', iconColor: 'success' },
      articles: [
        {
          slug: 'undo-what-you-did',
          question: 'How do I undo what I did?',
          related: ['find-what-was-deleted', 'use-the-keyboard'],
          content: `<p>When you move, change or delete something, you see the result immediately and a message offers <strong>Undo</strong>. If you missed it:</p>
<ul><li><p><code>Ctrl Z</code> undoes your last action, in any app.</p></li>
<li><p><code>Shift Z</code>, or <em>Recent actions</em> in the menu under your picture, lists your last twenty actions in this tab. You can undo each one separately.</p></li></ul>
<h2>When something fails</h2>
<p>If the server refuses a change, it’s reverted and you’re told why. <em>Try again</em> is offered where it can help.</p>
<h2>Two people at once</h2>
<p>If someone else changed the same thing, Atrium doesn’t overwrite it. You see both versions and choose.</p>
<h2>What cannot be undone</h2>
<p>Anything that has left Atrium: a delivered mail, a sent invoice. Atrium asks first or gives you a moment to cancel.</p>`,
        },
        {
          slug: 'find-what-was-deleted',
          question: 'Where do I find deleted items?',
          related: ['undo-what-you-did', 'take-the-company-along'],
          content: `<p>In the <strong>Trash</strong>, for 30 days. It lists deleted items from all areas: boards, cards, to-dos, events, draft invoices, clients, products, coupons, posts, users and help articles.</p>
<h2>Restore</h2>
<ol><li><p>Open <strong>Settings → Trash</strong> in the menu, then search or choose a kind.</p></li>
<li><p>Choose <em>Restore</em> for one item, or select several.</p></li></ol>
<p>Restoring a card also restores its column and board. Each item shows who deleted it and how many days are left.</p>
<h2>Delete forever</h2>
<p><em>Delete forever</em> and <em>Empty trash</em> permanently delete items with everything that belongs to them. This can’t be undone, so Atrium asks first.</p>
<h2>What you see</h2>
<p>You see items you have permission to delete, and <em>Personal</em> events only if they’re yours. Mail has a separate trash in its folder list.</p>`,
        },
      ],
    },
  ],
};
