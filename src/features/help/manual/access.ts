import type { ManualCategory } from './manual-category.ts';

/** Programs, people and what they may. */
export const access: ManualCategory = {
  name: 'api-questions',
  title: 'API Questions',
  description: 'What programs can call, who may do what, and how the whole company moves into one file and back.',
  groups: [
    {
      ...{ title: 'API and data', icon: 'archive', iconColor: 'info' },
      articles: [
        {
          slug: 'call-the-api',
          question: 'How do I call the API?',
          related: ['take-the-company-along', 'give-rights-by-roles'],
          content: `<p>Everything that the pages do they do through one API, and your programs may use the same calls. The list of all calls with what they take and answer is served by your own installation at <code>/api/v1/docs</code>; the same as an OpenAPI document at <code>/api/v1/openapi.json</code>.</p>
<h2>Make a key</h2>
<ol><li><p>Open <strong>Settings → API keys</strong> and choose <em>Create API key</em>.</p></li>
<li><p>Name it after the program that is to use it, say for how long it is good, and tick what it may do. Your password is asked for.</p></li>
<li><p>Copy the key: it is shown this once.</p></li></ol>
<p>Send it with every call:</p>
<pre><code>Authorization: Bearer atrium_…</code></pre>
<p>The page has lines to paste into a terminal. A key never may more than you: when your role loses a right, your keys lose it too. Revoke a key on the same page when its program is gone, or when someone else may have seen it. A new password and a suspension end all of your keys.</p>
<h2>Assistants</h2>
<p>Assistants that speak MCP reach Atrium at <code>/api/v1/mcp</code>, with a key in the same header. They see what the key may, and write only what can be taken back: ask them to undo it, or take it back yourself from the trash. Give an assistant a key with few rights: its tools are then few too.</p>
<h2>Or sign in</h2>
<p>What is of passwords, sign-ins and keys themselves cannot be done by a key. For that, send a <code>POST</code> to <code>/jwt/login</code> with a JSON body of <code>email</code> and <code>password</code>. The answer has an <code>accessToken</code>, which goes along in the same header.</p>
<p>An access token is short-lived. A new one comes from <code>/jwt/refresh-token</code>, with the <code>refreshToken</code> of the same answer.</p>
<h2>What comes back when something is wrong</h2>
<ul><li><p><code>400</code> names each field and what is wrong with it.</p></li>
<li><p><code>403</code> names the right that is missing.</p></li>
<li><p><code>409</code> means that someone else changed it, and includes the current version.</p></li></ul>
<p>A program that signs in has exactly the rights of its account; one with a key at most those.</p>`,
        },
        {
          slug: 'be-told-of-changes',
          question: 'How does a program of mine hear of changes?',
          related: ['call-the-api', 'read-the-audit-log'],
          content: `<p>By a webhook: an admin opens <strong>Settings → Webhooks</strong>, enters the address of the program and ticks what it is to hear of. After that, each such change is posted there.</p>
<h2>What comes</h2>
<p>The kind of the records and their ids, such as <code>{"type":"invoice.changed","data":{"kind":"invoice","ids":[7]}}</code>. What is in them the program reads by the API. What is one person’s own is never told.</p>
<h2>Is it genuine?</h2>
<p>Headers and signature are those of Standard Webhooks. The secret is shown once; the page has sample code that verifies with it. A new secret counts at once, the one before for another day.</p>
<h2>When it does not get there</h2>
<p>Answer with <code>2xx</code> within 15 seconds. What is not answered so is tried again for a day; then the webhook is switched off, and who made it is told. Open a webhook to see each delivery with its answer, and send it again.</p>
<p>The same can come twice, and nothing comes in a promised order: the header <code>webhook-id</code> tells whether it was there before.</p>`,
        },
        {
          slug: 'take-parts-from-the-showcase',
          question: 'Where do I see and take the components?',
          related: ['call-the-api', 'set-language-dates-and-skin'],
          content: `<p><strong>Components</strong> in the menu, or <code>/components</code>, shows every part that Atrium is made of at work: elements, components, forms, extensions, page layouts and chart libraries. Type a word into the search there, and only the pages that have it are left.</p>
<h2>Take one along</h2>
<p><em>Code</em> beside an example opens its source, file by file, each with <em>Copy</em>. The examples are in English in every language, as their code is.</p>
<h2>See it otherwise</h2>
<p><em>Dark</em> and <em>Right to left</em> at the top show the page so, until you press them again. Notes at the foot say what the keyboard does and what a screen reader says.</p>
<p>Layouts can be tried on any page: the gear at its edge, where it is switched on, opens <strong>Customize the layout</strong>.</p>`,
        },
        {
          slug: 'choose-a-plan',
          question: 'What is a plan, and what happens at its limits?',
          related: ['take-the-company-along', 'give-rights-by-roles'],
          content: `<p><strong>Settings → Plans</strong> shows the three plans and what your company uses: responses of this month, subdomains and storage. <strong>Settings → License</strong> compares them line by line.</p>
<h2>Choose</h2>
<p>Choose a plan by the month or by the year. Its limits apply to everyone right away; <em>Undo</em> takes it back. Nothing is charged by Atrium. A new company has all that Enterprise includes for 30 days, and continues with Basic unless a plan is chosen.</p>
<h2>At a limit</h2>
<p>What is there stays, also when you choose a smaller plan. Only more of it is refused, and people see which limit it is, and their text is kept. A response is what a person without an account sends through a public link: a reply to an invoice, an answer to an invitation.</p>
<h2>Without limits</h2>
<p>Your administrator can turn the limits off with <code>PLAN_LIMITS=off</code>.</p>`,
        },
        {
          slug: 'take-the-company-along',
          question: 'How do I back up the company, or move it to another server?',
          related: ['call-the-api', 'find-what-was-deleted'],
          content: `<p>An admin opens <strong>Settings → Workspace</strong>. <em>Export</em> packs every row and file of the company into one archive (<code>.tar.gz</code>) with checksums. People can keep working.</p>
<h2>Bring it in</h2>
<p>An archive is taken into a company that is still empty: register on the new server, open the same page and choose the file. All of it is checked first; then all of it is taken in, or nothing. You are shown what is in it before you agree.</p>
<h2>What stays behind</h2>
<p>Passwords, sessions, links that were mailed, and passwords of connected mailboxes belong to one installation. The page lists them. People come along with their roles; invite them, and they go on as who they were.</p>
<p>The archive contains everyone’s mail and chats: keep it where only you can read it. The export is recorded in the audit log.</p>
<h2>Whole installations</h2>
<p>Your administrator can also use <code>npm run backup</code> and <code>npm run restore</code>, which take all companies at once.</p>`,
        },
      ],
    },
    {
      ...{ title: 'People and permissions', icon: 'lock', iconColor: 'warning' },
      articles: [
        {
          slug: 'invite-and-suspend-users',
          question: 'How do I invite people, and what happens when they leave?',
          related: ['give-rights-by-roles', 'read-the-audit-log'],
          content: `<h2>Invite</h2>
<ol><li><p>Open <strong>Settings → Users</strong> and choose <em>Invite people</em>.</p></li>
<li><p>Enter their email addresses, several at once if you like, and choose a role. They choose a password when they open the link.</p></li></ol>
<p>If this server sends no mail, or the mail doesn’t arrive, choose <em>Copy invitation link</em> in the user’s menu and hand the link over yourself.</p>
<p>To add many people at once, import a CSV or tab-separated file with <em>Import</em>. Exports of Google Workspace and Keycloak work as they are. The preview shows who will be added or changed, and which columns have no field here.</p>
<h2>Status</h2>
<p><strong>Pending</strong> means that someone has not signed in yet, <strong>Active</strong> that they can, <strong>Suspended</strong> that they cannot and that their sessions have ended. Suspending takes effect at once and can be undone.</p>
<h2>When someone leaves</h2>
<p>Delete the user. You are shown what they hold, such as open to-dos, cards and events, and choose who inherits it. Their mail and what they wrote stays as it is. For 30 days the trash brings them back.</p>
<p>The last admin can neither be suspended nor deleted, so that someone can always manage permissions.</p>`,
        },
        {
          slug: 'sign-in-safely',
          question: 'I forgot my password. And how do I make signing in safer?',
          related: ['invite-and-suspend-users', 'read-the-audit-log'],
          content: `<h2>A forgotten password</h2>
<ol><li><p>On the sign-in page choose <em>Forgot your password?</em> and give your email address.</p></li>
<li><p>Open the link that is mailed to you. It is good for 30 minutes, and once.</p></li>
<li><p>Choose a new password. You are signed out everywhere else, and told so by mail.</p></li></ol>
<p>The page says the same for every address, so that it doesn’t reveal who has an account.</p>
<h2>Two-step verification</h2>
<p>Open yourself under <strong>Settings → Users</strong> and choose <em>Security</em>. Scan the picture with an app for codes and type the code that it shows. After that, signing in asks for a code after the password. Keep the recovery codes where you find them without your phone: each opens the door once.</p>
<p>A browser of your own can be trusted for 30 days; a new password ends that.</p>
<h2>Passkeys</h2>
<p>A passkey takes the place of password and code: your device asks for your finger, face or PIN. Add one for each device on the same page, and remove those that you no longer have.</p>`,
        },
        {
          slug: 'sign-in-by-your-provider',
          question: 'Can our people sign in with the account that they have already?',
          related: ['sign-in-safely', 'invite-and-suspend-users'],
          content: `<p>Yes: by any provider of OpenID Connect, such as Microsoft Entra ID, Google Workspace, Okta or Keycloak.</p>
<h2>Set it up</h2>
<ol><li><p>Open <strong>Settings → Single sign-on</strong> as an admin and copy the <em>redirect address</em>.</p></li>
<li><p>Register Atrium at your provider as a web application with that address. It gives you a client ID and, mostly, a secret.</p></li>
<li><p>Fill in issuer, client ID and secret, and save. Atrium asks the provider who it is before it keeps anything.</p></li></ol>
<p>After that, the sign-in page has a button for it. The <em>sign-in page</em> of the same card is an address for your intranet.</p>
<h2>Who can sign in</h2>
<p>People are matched by their email address, which the provider must have confirmed; later by their account at the provider, so that a new address doesn’t create another person. Who was invited joins with the role of the invitation. For all others you choose: no one, or a role that they start with.</p>
<p>A <em>claim</em> such as <code>groups</code> can say roles: line by line you say which value is which role. It is read at each sign-in. The last admin stays one, whatever it says.</p>
<h2>As the only way</h2>
<p>Then passwords and passkeys no longer work, except for the person who turned it on: a provider can be away for a day. If that person is no admin any longer, every admin may use a password again.</p>`,
        },
        {
          slug: 'give-rights-by-roles',
          question: 'How do roles and permissions work?',
          related: ['invite-and-suspend-users', 'read-the-audit-log'],
          content: `<p>A role says what its people may do: view, add, change and delete, for each area separately. Everyone has one role.</p>
<h2>Roles</h2>
<p><strong>Settings → Roles</strong> shows the built-in ones and your own. Open a role to tick its rights. Before you save, you see who gains and who loses something; the change takes effect at once, also for those who are signed in.</p>
<ul><li><p><strong>Admin</strong> may do everything and cannot be changed.</p></li>
<li><p><strong>Client</strong> sees only what everyone sees and can’t be changed either.</p></li>
<li><p>You can’t give permissions you don’t have yourself.</p></li></ul>
<h2>Why can’t someone open a page?</h2>
<p>Open the user and choose <em>What they may do, and why</em>. Atrium answers for a page or a right, and names the role and the rule.</p>
<h2>Permissions</h2>
<p><strong>Settings → Permissions</strong> is a catalog: names that your company uses for rights, and which roles they are meant for. What a role really may do is set with the role.</p>`,
        },
        {
          slug: 'read-the-audit-log',
          question: 'Who changed that? Reading the audit log',
          related: ['give-rights-by-roles', 'invite-and-suspend-users'],
          content: `<p><strong>Settings → Audit log</strong> lists every change that matters for security: who signed in and from where, who invited, suspended or deleted a user, who changed a role, who exported the company.</p>
<h2>Find something</h2>
<p>Search by words, choose what was done and by whom, or a range of days. Your search is part of the address, so you can bookmark it or send it to a colleague. Open a line to see each field before and after.</p>
<h2>Keep it</h2>
<p><em>Export</em> saves what is listed. Entries are written in the same moment as the change itself: there is no change without its entry. They can’t be edited or deleted. They’re removed automatically after the time your administrator has set, two years by default.</p>
<p>Changes of daily work are kept where they belong: a card has its activity, an invoice its history, a post its revisions.</p>`,
        },
      ],
    },
  ],
};
