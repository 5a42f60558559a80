import type { ManualCategory } from './manual-category.ts';

/** Teamwork. */
export const work: ManualCategory = {
  name: 'demand-generation',
  title: 'Demand Generation',
  description: 'Chat, calendar, boards and to-dos that work together.',
  groups: [
    {
      ...{ title: 'Chat', icon: 'message', iconColor: 'info' },
      articles: [
        {
          slug: 'talk-in-the-chat',
          question: 'How do I talk to colleagues in the chat?',
          related: ['make-a-card-of-a-mail', 'choose-what-you-are-told-of'],
          content: `<p>Open <strong>Chat</strong>. Press <code>N</code> to chat with one person, <code>G</code> to start a group.</p>
<h2>Write</h2>
<p>Press Enter to send, <code>Shift Enter</code> for a new line. Format bold text, lists and code with Markdown. Attach files or drop them. Mention someone with <code>@</code> to notify them.</p>
<h2>What you can do with a message</h2>
<ul><li><p>React with an emoji.</p></li>
<li><p>Quote it, or reply in a separate thread next to the chat.</p></li>
<li><p>Pin it for everyone in this chat.</p></li>
<li><p>Edit or delete it, if it’s yours.</p></li></ul>
<p>Everyone sees who is typing and who has seen a message. Set your status to <em>Away</em> or <em>Do not disturb</em> next to your picture.</p>
<h2>Offline</h2>
<p>If you’re offline, your messages are sent automatically when the connection is back, even after a reload. Drafts are kept in their chat until you send them.</p>
<p>Press <code>/</code> to search people and messages. Only the people in a chat can read its messages; admins can’t.</p>`,
        },
      ],
    },
    {
      ...{ title: 'Calendar', icon: 'calendar', iconColor: 'warning' },
      articles: [
        {
          slug: 'plan-in-the-calendar',
          question: 'How do I plan events and invite people?',
          related: ['calendars-of-your-own', 'plan-your-day'],
          content: `<p>Open <strong>Calendar</strong>. <code>M</code>, <code>W</code>, <code>D</code> and <code>L</code> show month, week, day and list; <code>T</code> goes to today.</p>
<h2>Add an event</h2>
<ol><li><p>Press <code>N</code>, click a day, or drag across a time range.</p></li>
<li><p>Add a title, calendar, time and place. <em>Repeats</em> offers anything from daily to the last Friday of every third month.</p></li>
<li><p>Add guests by name or email address. Their availability is shown below; <em>Next free time</em> finds a time that suits everyone.</p></li></ol>
<p>Colleagues get a notification; guests outside get an email they can answer without an account. Answers appear next to their names.</p>
<h2>Change an event</h2>
<p>Drag an event to another time, or move the focused event with <code>Alt</code> and the arrow keys. For a repeating event, choose whether to change one, all following, or all events. Guests outside are notified after a short delay, so a change you undo right away never reaches them.</p>
<p>Only you see events in <em>Personal</em>.</p>`,
        },
        {
          slug: 'calendars-of-your-own',
          question: 'How do I add my own calendars, and see them on my phone?',
          related: ['plan-in-the-calendar', 'set-language-dates-and-skin'],
          content: `<h2>Your own calendars</h2>
<p>In addition to the five calendars everyone has, you can create and share your own: choose <em>New calendar…</em> below the list, and <em>Edit and share…</em> in a calendar’s menu. Drag to reorder them, and select which ones you see.</p>
<h2>Other calendars</h2>
<p><em>Subscribe to a calendar…</em> shows a calendar from elsewhere, such as public holidays. It’s refreshed automatically, and its events are read-only.</p>
<h2>On your phone</h2>
<p><em>Subscribe…</em> gives you a secret address, with a code to scan with your phone. It shows what you see in Atrium. You can create a new address or revoke it at any time, and see when it was last used.</p>
<h2>Files</h2>
<p><em>Import…</em> adds the events of an iCalendar file (<code>.ics</code>). Events you already have are updated, canceled ones are removed, and anything that can’t be imported is listed with its reason. <em>Export…</em> saves a calendar as a file.</p>
<p>Under <em>Also show</em>, you can show due cards, to-dos and invoices in the calendar.</p>`,
        },
      ],
    },
    {
      ...{ title: 'Boards and to-dos', icon: 'board', iconColor: 'success' },
      articles: [
        {
          slug: 'work-on-a-board',
          question: 'How do I work with boards?',
          related: ['bring-a-board-from-elsewhere', 'make-a-card-of-a-mail', 'plan-your-day'],
          content: `<p>Open <strong>Boards</strong>. A board has columns, and each card is in one of them.</p>
<h2>Cards</h2>
<ul><li><p><code>N</code> adds a card; press Enter to add it and type the next one.</p></li>
<li><p>Drag a card, move it with <code>Alt</code> and an arrow key, or press <code>M</code> for <em>Move to…</em></p></li>
<li><p>Open it to add a description, dates, labels, people, a checklist, files and comments. Mention someone in a comment with <code>@</code>.</p></li></ul>
<p>Everyone on the board sees changes immediately. A card’s history appears below it.</p>
<h2>Columns</h2>
<p>A column can have a limit and shows when it’s exceeded. Columns are moved and deleted like cards, and you can undo deleting them.</p>
<h2>Who sees a board</h2>
<p>The whole company, or only its owner and the people they choose: select <em>Share…</em> in the board’s menu. <em>List</em> shows the cards as a table, and filters find cards that are overdue or assigned to you.</p>
<p>Archive cards you no longer need. You can find and restore them in the archive.</p>`,
        },
        {
          slug: 'bring-a-board-from-elsewhere',
          question: 'How do I copy a board, or import one from Trello?',
          related: ['work-on-a-board'],
          content: `<p>You find everything in the menu next to the board’s name.</p>
<h2>Copies and templates</h2>
<p><em>Copy board…</em> creates a copy with the same columns and cards. <em>Save as template…</em> keeps columns and cards without dates, people and comments; <em>New board from this…</em> starts your next project from it.</p>
<h2>Import</h2>
<ol><li><p>Choose <em>Import from Trello or CSV…</em></p></li>
<li><p>Choose a board exported from Trello as JSON, or a CSV file of up to 10 MB. The column headings of Trello, Jira, Asana, Planner, Notion and Linear are recognized, in five languages.</p></li>
<li><p>Check the preview: it shows what will be imported, what goes into card descriptions because there’s no matching field, and what isn’t imported, each with its reason.</p></li>
<li><p><em>Import</em> creates a new board, with labels, checklists, due dates, comments and links.</p></li></ol>
<p>Cards of archived lists go to the archive. Trello’s export doesn’t include attachments; links to them are kept.</p>
<p>Your other boards don’t change. If you don’t want the new board, delete it.</p>`,
        },
        {
          slug: 'keep-to-dos',
          question: 'How do I write to-dos quickly?',
          related: ['plan-your-day', 'work-on-a-board'],
          content: `<p>Open <strong>To-dos</strong> and press <code>N</code>. One line is enough:</p>
<pre><code>Call the bank tomorrow 5pm #finance @devansh !</code></pre>
<p>Atrium recognizes dates, times and repetitions (<em>every Monday</em>), <code>#tags</code>, <code>@people</code> and <code>!</code> for important. You see what was recognized before you press Enter, and you can remove any part you meant as text. This works in English, German, French, Portuguese and Arabic.</p>
<h2>In the list</h2>
<ul><li><p><code>C</code> completes, <code>S</code> marks as important, <code>#</code> deletes.</p></li>
<li><p>In manual order, drag to-dos or use <code>Alt</code> and an arrow key.</p></li>
<li><p><em>Select several</em> changes many at once: tag, person or date.</p></li></ul>
<p>Open a to-do to add subtasks, a reminder, a description or a repetition. When you complete a repeating to-do, it returns with its next date.</p>
<p>To-dos belong to the company: everyone with access sees all of them. Filter by tag or importance.</p>`,
        },
        {
          slug: 'plan-your-day',
          question: 'What is “My day”?',
          related: ['keep-to-dos', 'plan-in-the-calendar'],
          content: `<p><strong>To-dos → My day</strong> shows what needs your attention today, from every app:</p>
<ul><li><p>to-dos assigned to you that are overdue, due today, tomorrow or soon,</p></li>
<li><p>cards you’re assigned to, by due date,</p></li>
<li><p>today’s events, in a calendar next to them.</p></li></ul>
<h2>Plan</h2>
<p>Select the icon next to a to-do or a card to plan it: it’s added to your <em>Personal</em> calendar at the next free time today. If there’s no free time, you’re told.</p>
<h2>Done</h2>
<p>Check off to-dos here as usual. A card you check off moves to the column for finished cards, if its board has one. What you completed today stays visible at the end of the list.</p>
<p>From anywhere, press <code>Ctrl K</code> and type <em>my day</em>.</p>`,
        },
        {
          slug: 'make-a-card-of-a-mail',
          question: 'How do I make a card, a to-do or an event from a mail?',
          related: ['work-on-a-board', 'read-and-write-mail', 'look-after-orders'],
          content: `<p>Turn mails, chat messages and orders into work without copying anything by hand.</p>
<ol><li><p>Open the mail, the menu of the message, or the order.</p></li>
<li><p>Choose <em>Create card</em>, <em>Create to-do</em> or <em>Create event</em>. In an open mail, you find these under <em>More</em>.</p></li>
<li><p>Title and text are filled in. Choose the column, person or date, and save.</p></li></ol>
<h2>They stay linked</h2>
<p>The card links to the mail, and the mail links to the card. Others see a link only if they have access to what it opens: a colleague on the board sees the card, but not your mail.</p>
<h2>Undo it</h2>
<p><em>Undo</em> removes the new item. You can also remove only the link; both items are then kept.</p>`,
        },
      ],
    },
  ],
};
