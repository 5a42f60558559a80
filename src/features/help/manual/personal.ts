import type { ManualCategory } from './manual-category.ts';

/** How somebody makes it their own. */
export const personal: ManualCategory = {
  name: 'personalization',
  title: 'Personalization',
  description: 'Your dashboards, views, bookmarks and keys, in your language and with dates as you write them.',
  groups: [
    {
      ...{ title: 'Pages of your own', icon: 'chart', iconColor: 'accent' },
      articles: [
        {
          slug: 'arrange-a-dashboard',
          question: 'How do I arrange a dashboard?',
          related: ['save-what-a-list-shows', 'bookmark-pages'],
          content: `<p>There are two dashboards: <strong>Home</strong>, which the app begins with, and <strong>Analytics</strong>. Each shows only what you may read.</p>
<h2>Choose the days</h2>
<p>Above the cards you choose the last 28 days, last month, last year or a custom range. The figures are compared with as many days before. The sign beside a title says how a figure is computed; a click on a figure shows the rows behind it.</p>
<h2>Arrange the page</h2>
<ol><li><p>Choose <em>Arrange the page</em>.</p></li>
<li><p>Drag a card by its handle, or move it with the arrow keys; with <code>Shift</code> they make it wider or narrower. <code>Delete</code> removes a card from the page, and <em>Add a card</em> brings one back.</p></li>
<li><p>What you change is kept as you go, and for you alone.</p></li></ol>
<p><em>Back to the start</em> removes your arrangement. Admins can <em>set a page as the start for all</em>: everyone who hasn’t arranged it then sees it like this.</p>`,
        },
        {
          slug: 'save-what-a-list-shows',
          question: 'How do I save what a list shows?',
          related: ['arrange-a-dashboard', 'bookmark-pages', 'use-the-keyboard'],
          content: `<p>The lists of invoices, clients, users, products, orders and employees can be searched, filtered and sorted, and their columns can be chosen, moved and widened.</p>
<h2>Views</h2>
<ol><li><p>Let the list show what you want to see again.</p></li>
<li><p>Open <strong>View</strong> above it, choose <em>Save as a view…</em> and give it a name.</p></li></ol>
<p>A view keeps the search, the filters, the order and the columns. It is yours alone. When you change something, its name says <em>changed</em>, and you can save the change to the view.</p>
<h2>Show it to others</h2>
<p>What a list shows is part of its address. Choose <em>Copy link to this view</em> and send it: everyone with access to the list sees the same.</p>
<h2>Take it along</h2>
<p>Lists that can be exported save what is shown, in the columns that are shown.</p>
<p>With <code>J</code> and <code>K</code> you go through the rows, <code>X</code> selects one, <code>/</code> searches.</p>`,
        },
        {
          slug: 'look-after-your-account',
          question: 'How do I look after my account?',
          related: ['choose-what-you-are-told-of', 'arrange-a-dashboard'],
          content: `<p>Click your portrait at the top and choose <em>Account settings</em>. Each change is saved automatically, and the message about it offers <em>Undo</em>.</p>
<h2>Who you are</h2>
<p>Under <strong>General</strong> you choose a picture and cut it to a square, and change your name, username and company, your language and how dates are written. Another email address becomes yours when you open the link that is mailed there. <strong>Info</strong> and <strong>Social links</strong> are shown on your profile; phone and date of birth are not.</p>
<h2>How you sign in</h2>
<p>Under <strong>Security</strong> you change your password, turn two-step verification on, add passkeys, and see where you are signed in. End a session that you do not know, then change your password: that ends all others.</p>
<h2>Take your data along, or go</h2>
<p>Under <strong>Your data</strong> you export what is yours as one zip file: mails, events, to-dos, cards, messages, posts, orders and settings. There you also delete your account. Your open to-dos, cards and events then go to whom you name, or to an admin; what you wrote for others stays. The last admin cannot go.</p>`,
        },
        {
          slug: 'bookmark-pages',
          question: 'How do I bookmark pages?',
          related: ['search-and-command', 'arrange-a-dashboard'],
          content: `<p>Bookmarks are your own. Everyone starts with mail, chat, to-dos and the calendar.</p>
<ul><li><p>Press <code>Shift B</code> to bookmark the page that is open, and again to remove the bookmark.</p></li>
<li><p>The bookmark in the bar at the top shows all of them and finds every other page.</p></li>
<li><p>Change their order there by dragging, or with the arrow keys on the handle.</p></li></ul>
<p>On wide screens the first ten are in the bar itself, each one click away.</p>
<h2>When a page is missing</h2>
<p>A page you no longer have access to isn’t offered. Its bookmark is kept, and is back as soon as you have the right again.</p>
<h2>Single records</h2>
<p>A mail, a card or an invoice has an address as well: copy it from the browser, and use it in a chat or on a card. People who follow it need access to what it leads to.</p>`,
        },
      ],
    },
    {
      ...{ title: 'Search and keys', icon: 'keyboard', iconColor: 'info' },
      articles: [
        {
          slug: 'search-and-command',
          question: 'How do I find anything, and do it by words?',
          related: ['use-the-keyboard', 'bookmark-pages'],
          content: `<p>Press <code>Ctrl K</code> (<code>⌘ K</code> on a Mac) anywhere, also while you type. One field finds pages, records and things to do.</p>
<h2>Find</h2>
<p>Type any part of a word: mails, messages, cards, to-dos, events, invoices, clients, people, products, orders, posts, articles of this help center and files are looked through. You only find what you may read. A slip of the finger is forgiven when nothing else fits.</p>
<p>Narrow it with words before a colon:</p>
<ul><li><p><code>in:mail oak</code> looks in one kind only.</p></li>
<li><p><code>from:rui</code> finds what someone wrote.</p></li>
<li><p><code>after:2026-01-01</code> and <code>before:2026-07-01</code> set days.</p></li></ul>
<p>Every language has its own words for these; the English ones work in all of them. The address of the results has the English ones, so that a link works for everyone.</p>
<p>Enter opens the first result; <em>All results</em> shows a page of them that you can share.</p>
<h2>Do</h2>
<p>Type what you want: <em>new invoice for Maren</em>, <em>write a mail to Rui</em>, <em>new to-do water the figs</em>, <em>dark</em>, <em>my day</em>. Only what you are allowed to do is offered.</p>`,
        },
        {
          slug: 'use-the-keyboard',
          question: 'Which keys are there?',
          related: ['search-and-command', 'undo-what-you-did'],
          content: `<p>Press <code>?</code> on any page: the window lists exactly the keys that work there. A few are the same everywhere.</p>
<ul><li><p><code>Ctrl K</code>: search and commands</p></li>
<li><p><code>Shift C</code>, then a letter: create something, such as <code>I</code> for an invoice</p></li>
<li><p><code>Shift H</code>: help with the page that is open</p></li>
<li><p><code>Shift B</code>: bookmark the page</p></li>
<li><p><code>Shift N</code>: notifications</p></li>
<li><p><code>Ctrl Z</code>: undo; <code>Shift Z</code>: recent actions</p></li>
<li><p><code>N</code>: something new, wherever something can be added</p></li>
<li><p><code>/</code>: the search of the page</p></li>
<li><p><code>Esc</code>: close what is open</p></li></ul>
<p>Single letters do nothing while you type into a field. What can be dragged can be moved by keys as well: on a board take a card along with <code>Alt</code> and an arrow key, in the calendar move the event in focus in the same way.</p>
<p>Everything works without a mouse: <code>Tab</code> goes from one thing to the next, and what has the focus is always visible.</p>`,
        },
        {
          slug: 'set-language-dates-and-skin',
          question: 'How do I change language, dates and the look?',
          related: ['choose-what-you-are-told-of', 'use-the-keyboard'],
          content: `<h2>Language</h2>
<p>The language menu in the bar at the top switches between English, German, French, Portuguese and Arabic. Arabic turns the whole page from right to left. The mails that Atrium sends to you follow your language.</p>
<h2>Dates and times</h2>
<p>Open the menu under your picture and choose <strong>Date and time</strong>: your time zone, the first day of the week, and 12 or 24 hours. What you leave open follows your browser. Times of others are always shown on your clock.</p>
<h2>Look</h2>
<p>The menu under your picture also switches between the light and dark theme. The gear at the edge of the page opens <strong>Customize the layout</strong>: the theme (light, dark or like your system), boxed or full width, the kind of navbar and footer, a narrow menu or none, and where messages appear.</p>
<p>On a phone all of this is a little more compact, and nothing is missing: the menu opens with the button at the top.</p>`,
        },
        {
          slug: 'choose-what-you-are-told-of',
          question: 'How do I choose what I am notified of?',
          related: ['set-language-dates-and-skin', 'talk-in-the-chat'],
          content: `<p>The bell in the bar at the top, or <code>Shift N</code>, shows what concerns you: mentions, what you are assigned, reminders, new mail, chat messages and answers to your invitations. A click opens what it is about and marks it as read.</p>
<h2>Settings</h2>
<p>Open the bell and choose <em>Notification settings</em>. Tick the kinds that you want to hear of. Kinds from areas you don’t have access to aren’t listed.</p>
<h2>In the browser</h2>
<p>By mail you are told of what you have not read within an hour, if you want that: never, at most once an hour, or once a day. It goes to the confirmed address of your account.</p>
<p>With <em>Browser notifications</em> the browser tells you while Atrium is in the background. It asks for your consent once; if it was refused there, allow it in the settings of the browser.</p>
<h2>Less noise</h2>
<p>A single chat is muted in its own menu. A mail that you have read, or a message that you have seen, clears its notification automatically, wherever you read it.</p>`,
        },
      ],
    },
    {
      ...{ title: 'Taking back', icon: 'undo', iconColor: 'success' },
      articles: [
        {
          slug: 'undo-what-you-did',
          question: 'How do I undo what I did?',
          related: ['find-what-was-deleted', 'use-the-keyboard'],
          content: `<p>What you move, change or delete is shown at once, and a message offers <strong>Undo</strong>. If you missed it, nothing is lost:</p>
<ul><li><p><code>Ctrl Z</code> takes back the newest thing that you did, in any app.</p></li>
<li><p><code>Shift Z</code>, or <em>Recent actions</em> in the menu under your picture, lists the last twenty in this tab with their times. Each can be undone separately.</p></li></ul>
<h2>When something fails</h2>
<p>A change that the server refused goes back to what it was, and you are told why. <em>Try again</em> is offered wherever that can help.</p>
<h2>Two people at once</h2>
<p>If someone else changed the same thing, Atrium does not overwrite it. You see both and choose.</p>
<h2>What cannot be undone</h2>
<p>What has left for the world: a mail that was delivered, an invoice that was sent. These ask first, or leave you a moment to cancel.</p>`,
        },
        {
          slug: 'find-what-was-deleted',
          question: 'Where is what I deleted?',
          related: ['undo-what-you-did', 'take-the-company-along'],
          content: `<p>In the <strong>Trash</strong>, for 30 days. It lists what was deleted in all areas: boards, cards, to-dos, events, drafts of invoices, clients, products, coupons, posts, users and articles of this help center.</p>
<h2>Restore</h2>
<ol><li><p>Open <strong>Settings → Trash</strong> in the menu, search, or choose a kind.</p></li>
<li><p>Choose <em>Restore</em> for one thing, or select several.</p></li></ol>
<p>A card brings its column and board back with it. Who deleted something, and how many days are left, stands beside it.</p>
<h2>Forever</h2>
<p><em>Delete forever</em> and <em>Empty trash</em> destroy things with everything that belongs to them. This cannot be undone, so it asks first.</p>
<h2>Who sees what</h2>
<p>You see what you may delete, and <em>Personal</em> events only if they are yours. Mail has a separate trash, in its list of folders.</p>`,
        },
      ],
    },
  ],
};
