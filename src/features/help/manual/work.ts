import type { ManualCategory } from './manual-category.ts';

/** Working together, day by day. */
export const work: ManualCategory = {
  name: 'demand-generation',
  title: 'Demand Generation',
  description: 'From a mail to a card to a date: chat, calendar, boards and to-dos that know of each other.',
  groups: [
    {
      ...{ title: 'Chat', icon: 'message', iconColor: 'info' },
      articles: [
        {
          slug: 'talk-in-the-chat',
          question: 'How do I talk to colleagues in the chat?',
          related: ['make-a-card-of-a-mail', 'choose-what-you-are-told-of'],
          content: `<p>Open <strong>Chat</strong>. Press <code>N</code> for a chat with one person, <code>G</code> for a group.</p>
<h2>Write</h2>
<p>Enter sends; <code>Shift Enter</code> begins a new line. Bold, lists and code are written as in Markdown. Files can be attached or dropped. Mention someone with <code>@</code> to notify them.</p>
<h2>With a message you can</h2>
<ul><li><p>react with an emoji,</p></li>
<li><p>quote it, or reply in a separate thread beside the chat,</p></li>
<li><p>pin it for all in this chat,</p></li>
<li><p>edit or delete it, if it is yours.</p></li></ul>
<p>Everyone sees who is typing and who has seen a message. Set your status to <em>Away</em> or <em>Do not disturb</em> beside your picture.</p>
<h2>Without a network</h2>
<p>Your messages are sent automatically, once, when the connection is back, also after a reload. A draft stays with its chat until you send it.</p>
<p><code>/</code> searches people and messages. A message only reaches those who are in its chat; admins do not read along.</p>`,
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
          content: `<p>Open <strong>Calendar</strong>. <code>M</code>, <code>W</code>, <code>D</code> and <code>L</code> show month, week, day and list; <code>T</code> leads to today.</p>
<h2>An event</h2>
<ol><li><p>Press <code>N</code>, or click a day or drag over some hours.</p></li>
<li><p>Give it a title, a calendar, a time and a place. <em>Repeats</em> takes anything from daily to the last Friday of every third month.</p></li>
<li><p>Add guests by name or by email address. Below them you see who is free then; <em>Next free time</em> finds a moment for all.</p></li></ol>
<p>Colleagues get a notification, guests outside a mail that they can answer without an account. Their answers stand beside their names.</p>
<h2>Change it</h2>
<p>Drag an event to another time, or move the one in focus with <code>Alt</code> and the arrow keys. Of a repeating event you choose whether one, all that follow, or all change. Guests outside are told a little later, so that what you take back at once never reaches them.</p>
<p>Events in <em>Personal</em> are seen by you alone.</p>`,
        },
        {
          slug: 'calendars-of-your-own',
          question: 'How do I have my own calendars, and the calendar on my phone?',
          related: ['plan-in-the-calendar', 'set-language-dates-and-skin'],
          content: `<h2>Calendars of your own</h2>
<p>Besides the five that everyone has, you can make calendars and share them: choose <em>New calendar…</em> below the list, and <em>Edit and share…</em> in the menu of one. Drag them into the order that you like, and tick which of them you see.</p>
<h2>Calendars of others</h2>
<p><em>Subscribe to a calendar…</em> shows a calendar from elsewhere, such as the holidays of a country. It’s refreshed automatically; its events are read-only here.</p>
<h2>On your phone</h2>
<p><em>Subscribe…</em> gives you a secret address of your own, with a code for the camera of your phone. It shows what you see in Atrium. You can make a new address or revoke it at any time, and see when it was last read.</p>
<h2>Files</h2>
<p><em>Import…</em> adds the events of an iCalendar file (<code>.ics</code>). Events you already have are updated, canceled ones are removed, and anything that can’t be imported is listed with its reason. <em>Export…</em> saves a calendar as a file.</p>
<p>Under <em>Also show</em> stand cards, to-dos and invoices that are due, on their days.</p>`,
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
          content: `<p>Open <strong>Boards</strong>. A board has columns, and a card is in one of them.</p>
<h2>Cards</h2>
<ul><li><p><code>N</code> adds a card; Enter adds it and leaves the field open for the next one.</p></li>
<li><p>Drag a card, take it along with <code>Alt</code> and an arrow key, or press <code>M</code> for <em>Move to…</em></p></li>
<li><p>Open it for a description, a date, labels, people, a checklist, files and comments. With <code>@</code> in a comment you mention someone.</p></li></ul>
<p>Everyone who sees the board sees changes at once. The history of a card appears below it.</p>
<h2>Columns</h2>
<p>A column can have a limit: above it, the column says by how many. Columns are moved and deleted like cards, and deleting can be undone.</p>
<h2>Who sees a board</h2>
<p>The whole company, or its owner and the people they choose: <em>Share…</em> in the menu of the board. <em>List</em> shows the same cards as a table, and the filter finds those that are assigned to you or late.</p>
<p>Cards that are done with go into the archive, where they can be found and put back.</p>`,
        },
        {
          slug: 'bring-a-board-from-elsewhere',
          question: 'How do I copy a board, or bring one from Trello?',
          related: ['work-on-a-board'],
          content: `<p>All of it is in the menu beside the name of a board.</p>
<h2>Copy and template</h2>
<p><em>Copy board…</em> makes a second one with the same columns and cards. <em>Save as template…</em> keeps columns and cards without dates, people and comments, and <em>New board from this…</em> begins the next project with them.</p>
<h2>Import</h2>
<ol><li><p>Choose <em>Import from Trello or CSV…</em></p></li>
<li><p>Choose a board exported from Trello as JSON, or a CSV file of up to 10 MB. The column headings of Trello, Jira, Asana, Planner, Notion and Linear are recognized, in five languages.</p></li>
<li><p>Check the preview: what will be imported, what has no field here and is kept in the description of its card, and what isn’t imported, each with its reason.</p></li>
<li><p><em>Import</em> creates a new board, with labels, checklists, due dates, comments and links.</p></li></ol>
<p>Cards of archived lists go to the archive. Attachments aren’t part of Trello’s export: their links are kept.</p>
<p>Your other boards don’t change. If you don’t want the new board, delete it.</p>`,
        },
        {
          slug: 'keep-to-dos',
          question: 'How do I write to-dos quickly?',
          related: ['plan-your-day', 'work-on-a-board'],
          content: `<p>Open <strong>To-dos</strong> and press <code>N</code>. One line is enough:</p>
<pre><code>Call the bank tomorrow 5pm #finance @devansh !</code></pre>
<p>Days, times and rhythms (<em>every Monday</em>), <code>#tags</code>, <code>@people</code> and <code>!</code> for important are understood. What was understood appears below the line before you press Enter, and you can remove each part if you meant it as text. The line understands English, German, French, Portuguese and Arabic.</p>
<h2>In the list</h2>
<ul><li><p><code>C</code> completes, <code>S</code> marks as important, <code>#</code> deletes.</p></li>
<li><p>In the manual order drag to-dos, or use <code>Alt</code> and an arrow key.</p></li>
<li><p><em>Select several</em> changes many at once: tag, person, date.</p></li></ul>
<p>Open a to-do for subtasks, a reminder, a description and how often it comes again. A repeating one comes back with its next date as soon as you complete it.</p>
<p>To-dos are the company’s: everyone with access sees all of them. Filter by tag, or by what is important.</p>`,
        },
        {
          slug: 'plan-your-day',
          question: 'What is “My day”?',
          related: ['keep-to-dos', 'plan-in-the-calendar'],
          content: `<p><strong>To-dos → My day</strong> brings together what needs your attention today, from every app:</p>
<ul><li><p>to-dos that are assigned to you and are late, due today, tomorrow or soon,</p></li>
<li><p>cards of boards that you are on, by their dates,</p></li>
<li><p>the events of today, as a calendar beside them.</p></li></ul>
<h2>Plan</h2>
<p>Choose the sign beside a to-do or a card to plan it: it gets the next free time of today as an event in your <em>Personal</em> calendar. If no time is free, you’re told.</p>
<h2>Done</h2>
<p>Tick a to-do here as anywhere. A card that you tick moves into the column for what is done, if its board has one. What you completed today stays visible at the end, so you see that it was a good day.</p>
<p>From anywhere, press <code>Ctrl K</code> and type <em>my day</em>.</p>`,
        },
        {
          slug: 'make-a-card-of-a-mail',
          question: 'How do I make a card, a to-do or an event of a mail?',
          related: ['work-on-a-board', 'read-and-write-mail', 'look-after-orders'],
          content: `<p>Mails, chat messages and orders can become work without being copied by hand.</p>
<ol><li><p>Open the mail, the menu of the message, or the order.</p></li>
<li><p>Choose <em>Create card</em>, <em>Create to-do</em> or <em>Create event</em>. In an open mail this stands under <em>More</em>.</p></li>
<li><p>Title and text are filled in from what you came from. Choose the column, the person or the day, and save.</p></li></ol>
<h2>They stay linked</h2>
<p>The card says which mail it was made of, and the mail says which card there is. A click leads from one to the other. Others see a link only if they may read what it leads to: a colleague on the board sees the card, and not your mail.</p>
<h2>Take it back</h2>
<p><em>Undo</em> removes what was made. You can remove just the link; both items then stay.</p>`,
        },
      ],
    },
  ],
};
