import type { ManualCategory } from './manual-category.ts';

/** Email. */
export const mail: ManualCategory = {
  name: 'email-marketing',
  title: 'Email Marketing',
  description: 'A mailbox that sorts itself, templates for what you write often, and protection from tracking pictures.',
  groups: [
    {
      ...{ title: 'Read and write', icon: 'mail', iconColor: 'accent' },
      articles: [
        {
          slug: 'read-and-write-mail',
          question: 'How do I read and write mail?',
          related: ['send-later-or-cancel', 'sort-mail-by-rules', 'make-a-card-of-a-mail'],
          content: `<p>Open <strong>Email</strong>. Folders and labels are on the left, then the list, then the open conversation. Under <em>View</em> you choose where a mail opens and how compact the rows are.</p>
<h2>Read</h2>
<ul><li><p><code>J</code> and <code>K</code> go to the next and previous mail, <code>U</code> goes back to the list.</p></li>
<li><p><code>E</code> archives, <code>#</code> moves to the trash, <code>!</code> to spam, <code>S</code> adds a star.</p></li>
<li><p><code>B</code> snoozes: the mail leaves the inbox and returns to the top at the time you choose.</p></li></ul>
<h2>Write</h2>
<p><code>C</code> starts a mail, <code>R</code> replies, <code>A</code> replies to all, <code>F</code> forwards. Your text is saved as a draft while you type. You can drop files into the window and pictures into the text.</p>
<p>Mail to people in your company is delivered immediately and never leaves the server. Mail to people outside needs outgoing mail, which your administrator sets up. To check whether it’s available, open <strong>Mail settings → Addresses</strong>.</p>`,
        },
        {
          slug: 'send-later-or-cancel',
          question: 'Can I send a mail later, or cancel one I’ve sent?',
          related: ['read-and-write-mail', 'write-once-with-templates'],
          content: `<h2>Cancel sending</h2>
<p>After you send, a message at the edge of the page lets you cancel. While it’s shown, the mail hasn’t been sent; if you cancel, it’s back in your drafts.</p>
<h2>Send later</h2>
<p>Choose a date and time next to the send button. Until then, the mail is in the folder <strong>Scheduled</strong>. Open it there to send it now or cancel it.</p>
<h2>Did it arrive?</h2>
<p>Open a mail you sent. Under <em>Delivery</em>, each outside recipient is listed with a status: waiting, sent, will be retried, or couldn’t be delivered, with the other server’s response. A mail is sent at most once: if the connection breaks during delivery, Atrium tells you that it may have arrived and doesn’t send it again automatically.</p>
<p>If a mail can’t be delivered, you also get a mail about it.</p>`,
        },
        {
          slug: 'write-once-with-templates',
          question: 'How do I use templates and a signature?',
          related: ['read-and-write-mail', 'send-later-or-cancel'],
          content: `<p>Both are in <strong>Mail settings</strong>. Select the gear in the mailbox to open them.</p>
<h2>Templates</h2>
<ol><li><p>Under <em>Templates</em>, choose <em>New template</em>. Only you see its name; the mail starts with its subject and text.</p></li>
<li><p>While you write a mail, choose the template in the window. You can still change everything.</p></li></ol>
<h2>Signature</h2>
<p>Under <em>Signature</em>, enter what appears below your mails: your name, what you do, how to reach you. The preview shows it in an example. You can change or remove it in each mail.</p>
<h2>More addresses</h2>
<p>Under <em>Addresses</em>, you can add more addresses on your company’s domain, such as one for a team. Mail to them reaches you too, and you choose in each mail which address it’s sent from. You can add them once your own address is confirmed.</p>`,
        },
      ],
    },
    {
      ...{ title: 'Sort and search', icon: 'tag', iconColor: 'success' },
      articles: [
        {
          slug: 'sort-mail-by-rules',
          question: 'How do I sort mail automatically?',
          related: ['read-and-write-mail', 'find-a-mail'],
          content: `<h2>Labels</h2>
<p>A mail is in one folder and can have several labels. Press <code>L</code> to set them, or drag the mail onto a label. Create your own with <em>New label…</em> and give each a color. Deleting a label doesn’t move or delete its mails.</p>
<h2>Rules</h2>
<ol><li><p>Open <strong>Mail settings → Rules</strong> and choose <em>New rule</em>.</p></li>
<li><p>Set conditions: text in the sender, in the subject, or in the subject or body. If you set several, a mail must match all of them.</p></li>
<li><p>Choose what happens: move it to a folder, label it, star it, or mark it as read.</p></li>
<li><p>Select <em>Also apply it to mail in the inbox</em> to sort the mails that are already there.</p></li></ol>
<p>All matching rules apply. If several set a folder, the first one decides; reorder rules with their arrows, or with <code>Alt</code> and an arrow key.</p>
<h2>Newsletters</h2>
<p>Mail from a mailing list has <em>Unsubscribe</em> at the top. Atrium uses the easiest way the sender offers, and doesn’t offer it for spam.</p>`,
        },
        {
          slug: 'find-a-mail',
          question: 'How do I find a mail?',
          related: ['sort-mail-by-rules', 'search-and-command'],
          content: `<p>Press <code>/</code> in the mailbox. The search covers subject, text, names, addresses and the names of attachments.</p>
<h2>Filters</h2>
<p>The button in the field opens the filters: from, to, subject, words, dates, with attachments, unread, starred. You can also type them:</p>
<ul><li><p><code>from:rui</code>, <code>to:layla</code>, <code>subject:oak</code></p></li>
<li><p><code>has:attachment</code>, <code>filename:pdf</code></p></li>
<li><p><code>is:unread</code>, <code>is:starred</code></p></li>
<li><p><code>after:</code> and <code>before:</code> a date</p></li>
<li><p><code>"exact phrase"</code> for a phrase, <code>-word</code> to exclude a word</p></li></ul>
<p>The search looks in the open folder. If it finds nothing, <em>Search everywhere</em> is offered. If Atrium doesn’t understand part of your search, it leaves that part out and tells you.</p>
<p>Your search is part of the address: it’s kept when you reload, and <em>Back</em> returns to it.</p>`,
        },
        {
          slug: 'bring-mail-from-elsewhere',
          question: 'How do I bring in mail from elsewhere, and is it safe?',
          related: ['read-and-write-mail', 'write-once-with-templates'],
          content: `<h2>Another mailbox</h2>
<p>Under <strong>Mail settings → Connected account</strong>, connect another mailbox (IMAP). Its mail appears here too, and what you read, star or move here changes there as well. The password is stored encrypted and never shown again.</p>
<h2>A file</h2>
<p>Under <em>Import and export</em>, import an mbox file, which most mail programs can save; mails you already have are skipped. You can also export all your mails with their attachments as one file.</p>
<h2>Pictures</h2>
<p>Pictures on other servers tell senders that you opened their mail. They’re loaded only when you ask for them, and by your server instead of your browser. <em>Always from this sender</em> remembers your choice.</p>
<h2>Warnings</h2>
<p>Atrium warns you when someone outside writes under the name of a colleague. Nothing in a mail can run: mails are cleaned on arrival and shown in an isolated frame.</p>`,
        },
      ],
    },
  ],
};
