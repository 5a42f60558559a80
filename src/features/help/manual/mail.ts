import type { ManualCategory } from './manual-category.ts';

/** The mailbox. */
export const mail: ManualCategory = {
  name: 'email-marketing',
  title: 'Email Marketing',
  description: 'A mailbox that sorts itself, texts that you write once, and pictures that do not tell on you.',
  groups: [
    {
      ...{ title: 'Read and write', icon: 'mail', iconColor: 'accent' },
      articles: [
        {
          slug: 'read-and-write-mail',
          question: 'How do I read and write mail?',
          related: ['send-later-or-cancel', 'sort-mail-by-rules', 'make-a-card-of-a-mail'],
          content: `<p>Open <strong>Email</strong>. On the left stand folders and labels, then the list, and beside it the open conversation. Under <em>View</em> you choose where a mail opens and how close the rows are.</p>
<h2>Read</h2>
<ul><li><p><code>J</code> and <code>K</code> go to the next and the previous mail, <code>U</code> leads back to the list.</p></li>
<li><p><code>E</code> archives, <code>#</code> moves to the trash, <code>!</code> to spam, <code>S</code> sets a star.</p></li>
<li><p><code>B</code> snoozes: the mail leaves the inbox and comes back on top of it when you said.</p></li></ul>
<h2>Write</h2>
<p><code>C</code> begins a mail, <code>R</code> answers, <code>A</code> answers all, <code>F</code> forwards. What you write is kept as a draft while you type. Files can be dropped into the window, and pictures into the text.</p>
<p>Mail to people of your company is delivered at once and never leaves the server. Mail to people outside needs outgoing mail, which your administrator sets up; <strong>Mail settings → Addresses</strong> says whether there is one.</p>`,
        },
        {
          slug: 'send-later-or-cancel',
          question: 'Can I send a mail later, or stop one that I have sent?',
          related: ['read-and-write-mail', 'write-once-with-templates'],
          content: `<h2>Stop it</h2>
<p>After you send, the message at the edge of the page offers to cancel. As long as it’s there, the mail hasn’t been sent; if you cancel it, it’s in your drafts again.</p>
<h2>Later</h2>
<p>Choose a day and a time beside the button that sends. Until then the mail waits in the folder <strong>Scheduled</strong>. Open it there to send it now or to cancel it.</p>
<h2>Did it arrive?</h2>
<p>Open a mail that you sent. Under <em>Delivery</em> each outside recipient is listed with the result: waits, sent, will be tried again, or could not be delivered, with the answer of the other server. A mail leaves at most once: if the connection broke at the very moment of handing it over, Atrium says that it may have arrived, and doesn’t send it twice automatically.</p>
<p>What could not be delivered comes back to you as a mail as well.</p>`,
        },
        {
          slug: 'write-once-with-templates',
          question: 'How do I use templates and a signature?',
          related: ['read-and-write-mail', 'send-later-or-cancel'],
          content: `<p>Both are in <strong>Mail settings</strong>, which the gear in the mailbox opens.</p>
<h2>Templates</h2>
<ol><li><p>Under <em>Templates</em> choose <em>New template</em>. The name is for you alone; subject and text are what the mail begins with.</p></li>
<li><p>While you write a mail, choose the template in the window. You can still change everything in it.</p></li></ol>
<h2>Signature</h2>
<p>Under <em>Signature</em> write what appears below your mails: a name, what you do, how to reach you. The preview shows it under an example. In each mail you can change it or take it out.</p>
<h2>More addresses</h2>
<p>Under <em>Addresses</em> you can add further addresses of your company’s domain, for example one for a team. Mail to them reaches you too, and you choose in each mail which of your addresses it leaves from. They can be had as soon as your own address is confirmed.</p>`,
        },
      ],
    },
    {
      ...{ title: 'Sort and search', icon: 'tag', iconColor: 'success' },
      articles: [
        {
          slug: 'sort-mail-by-rules',
          question: 'How does mail sort itself?',
          related: ['read-and-write-mail', 'find-a-mail'],
          content: `<h2>Labels</h2>
<p>A mail is in one folder and can have several labels. Press <code>L</code> to set them, or drag the mail onto a label. Make your own with <em>New label…</em>, each in its color. Deleting a label leaves its mails where they are.</p>
<h2>Rules</h2>
<ol><li><p>Open <strong>Mail settings → Rules</strong> and choose <em>New rule</em>.</p></li>
<li><p>Say what a mail must have: something in its sender, its subject, or its subject or text. If you name several, it must have all of them.</p></li>
<li><p>Say what is done: move it to a folder, give it a label, star it, mark it as read.</p></li>
<li><p>Tick <em>Also apply it to mail in the inbox</em> if the mails that are there should be sorted as well.</p></li></ol>
<p>All rules that fit a mail apply. If several name a folder, the first one decides; move rules with their arrows, or with <code>Alt</code> and an arrow key.</p>
<h2>Newsletters</h2>
<p>Above a mail of a list stands <em>Unsubscribe</em>. Atrium uses the way that asks the least of you, and offers none for spam.</p>`,
        },
        {
          slug: 'find-a-mail',
          question: 'How do I find a mail?',
          related: ['sort-mail-by-rules', 'search-and-command'],
          content: `<p>Press <code>/</code> in the mailbox. Subject, text, names, addresses and the names of attachments are looked through.</p>
<h2>Narrow it</h2>
<p>The button in the field opens the filters: from, to, subject, words, days, with attachments, unread, starred. The same can be typed:</p>
<ul><li><p><code>from:rui</code>, <code>to:layla</code>, <code>subject:oak</code></p></li>
<li><p><code>has:attachment</code>, <code>filename:pdf</code></p></li>
<li><p><code>is:unread</code>, <code>is:starred</code></p></li>
<li><p><code>after:</code> and <code>before:</code> a day</p></li>
<li><p><code>"as it stands"</code> for a phrase, <code>-word</code> for what must not be there</p></li></ul>
<p>The search looks in the open folder; <em>Search everywhere</em> is offered when nothing was found there. What cannot be understood is left out and named, so you never see a wrong result without knowing it.</p>
<p>Your search is part of the address: it is there after a reload, and <em>Back</em> leads to it again.</p>`,
        },
        {
          slug: 'bring-mail-from-elsewhere',
          question: 'How do I bring mail from elsewhere, and is it safe?',
          related: ['read-and-write-mail', 'write-once-with-templates'],
          content: `<h2>Another mailbox</h2>
<p>Under <strong>Mail settings → Connected account</strong> you connect a mailbox that you have elsewhere (IMAP). Its mail comes here too, and what you read, star or move here changes there as well. The password is kept encrypted and never shown again.</p>
<h2>A file</h2>
<p>Under <em>Import and export</em> an mbox file brings mails in, from most mail programs; mails that are here already are left out. The other way, one file has all your mails with their attachments.</p>
<h2>Pictures</h2>
<p>Pictures of other servers tell a sender that you read their mail. They are therefore not loaded until you ask, and then by your server and not by your browser. <em>Always from this sender</em> remembers it.</p>
<h2>Warnings</h2>
<p>Atrium warns you when someone writes from outside under the name of a colleague. Nothing in a mail can run: it is cleaned when it arrives and shown in a separate frame.</p>`,
        },
      ],
    },
  ],
};
