import type { ManualCategory } from './manual-category.ts';

/** API, people, and permissions. */
export const access: ManualCategory = {
  name: 'api-questions',
  title: 'API Questions',
  description: 'APIs and webhooks, users and permissions, and how to move your whole company to another server.',
  groups: [
    {
      ...{ title: 'API and data', icon: 'archive', iconColor: 'info' },
      articles: [
        {
          slug: 'call-the-api',
          question: 'How do I call the API?',
          related: ['take-the-company-along', 'give-rights-by-roles'],
          content: `<p>Every page uses one API, and your programs can use it too. Your own installation serves the reference of all calls at <code>/api/v1/docs</code> and the OpenAPI document at <code>/api/v1/openapi.json</code>.</p>
<h2>Create a key</h2>
<ol><li><p>Open <strong>Settings → API keys</strong> and choose <em>Create API key</em>.</p></li>
<li><p>Name it after the program that uses it, set when it expires, and select its permissions. You confirm with your password.</p></li>
<li><p>Copy the key. It’s shown only once.</p></li></ol>
<p>Send it with every call:</p>
<pre><code>Authorization: Bearer atrium_…</code></pre>
<p>The page has commands to paste into a terminal. A key never has more permissions than you: when your role loses a permission, your keys lose it too. Revoke a key on the same page when you no longer need it, or if someone else may have seen it. Changing your password or being suspended ends all your keys.</p>
<h2>Assistants</h2>
<p>Assistants that support MCP connect to <code>/api/v1/mcp</code> with a key in the same header. They see what the key can see and make only changes that can be undone: ask them to undo one, or restore it from the trash yourself. Give an assistant a key with few permissions, and it gets only the tools it needs.</p>
<h2>Or sign in</h2>
<p>Passwords, sign-ins and keys can’t be managed with a key. For those, send a <code>POST</code> to <code>/jwt/login</code> with a JSON body of <code>email</code> and <code>password</code>. Send the <code>accessToken</code> of the response in the same header.</p>
<p>Access tokens are short-lived. Get a new one from <code>/jwt/refresh-token</code> with the <code>refreshToken</code> of the same response.</p>
<h2>Errors</h2>
<ul><li><p><code>400</code> lists each invalid field and what’s wrong with it.</p></li>
<li><p><code>403</code> names the missing permission.</p></li>
<li><p><code>409</code> means that someone else changed the record. The response includes the current version.</p></li></ul>
<p>A program that signs in has all permissions of its account. A program with a key has at most those.</p>`,
        },
        {
          slug: 'be-told-of-changes',
          question: 'How do I get notified of changes in my own program?',
          related: ['call-the-api', 'read-the-audit-log'],
          content: `<p>Use a webhook. An admin opens <strong>Settings → Webhooks</strong>, enters the program’s URL and selects its events. Each matching change is then posted to that URL.</p>
<h2>What’s sent</h2>
<p>The type of the records and their IDs, such as <code>{"type":"invoice.changed","data":{"kind":"invoice","ids":[7]}}</code>. Your program reads the details through the API. Personal data of one person is never sent.</p>
<h2>Verify the signature</h2>
<p>Headers and signature follow Standard Webhooks. The secret is shown once, and the page has sample code to verify signatures. A new secret is valid immediately; the previous one stays valid for another day.</p>
<h2>Failed deliveries</h2>
<p>Respond with <code>2xx</code> within 15 seconds. Other deliveries are retried for a day; then the webhook is turned off and the person who created it is notified. Open a webhook to see each delivery with its response, and to send it again.</p>
<p>A delivery can arrive twice, and the order isn’t guaranteed. Use the header <code>webhook-id</code> to detect duplicates.</p>`,
        },
        {
          slug: 'take-parts-from-the-showcase',
          question: 'Where can I see and copy the components?',
          related: ['call-the-api', 'set-language-dates-and-skin'],
          content: `<p><strong>Components</strong> in the menu, or <code>/components</code>, shows live examples of every component in Atrium: elements, components, forms, extensions, page layouts and chart libraries. Search to narrow the list of pages.</p>
<h2>Copy the code</h2>
<p><em>Code</em> next to an example opens its source, file by file, each with <em>Copy</em>. Examples and their code are in English in every language.</p>
<h2>Preview options</h2>
<p><em>Dark</em> and <em>Right to left</em> at the top change the preview until you turn them off. Notes at the bottom explain keyboard and screen reader support.</p>
<p>You can try layouts on any page: if the gear at the edge of the page is turned on, it opens <strong>Customize the layout</strong>.</p>`,
        },
        {
          slug: 'choose-a-plan',
          question: 'What is a plan, and what happens at its limits?',
          related: ['take-the-company-along', 'give-rights-by-roles'],
          content: `<p><strong>Settings → Plans</strong> shows the three plans and what your company uses: this month’s responses, subdomains and storage. <strong>Settings → License</strong> compares the plans line by line.</p>
<h2>Choose a plan</h2>
<p>Choose a monthly or yearly plan. Its limits apply to everyone immediately; <em>Undo</em> reverts the change. Atrium doesn’t charge anything. A new company has everything in Enterprise for 30 days, and continues with Basic unless you choose a plan.</p>
<h2>At a limit</h2>
<p>Existing data is kept, even if you choose a smaller plan. You just can’t add more: people see which limit was reached, and their text is kept. A response is anything a person without an account sends through a public link, such as a reply to an invoice or an invitation.</p>
<h2>Turn limits off</h2>
<p>Your administrator can turn off the limits with <code>PLAN_LIMITS=off</code>.</p>`,
        },
        {
          slug: 'take-the-company-along',
          question: 'How do I back up the company, or move it to another server?',
          related: ['call-the-api', 'find-what-was-deleted'],
          content: `<p>An admin opens <strong>Settings → Workspace</strong>. <em>Export</em> saves all data and files of the company in one archive (<code>.tar.gz</code>) with checksums. People can keep working.</p>
<h2>Import an archive</h2>
<p>You can import an archive into an empty company: register on the new server, open the same page and choose the file. You see what’s in it before you confirm. The archive is checked first; then it’s imported completely or not at all.</p>
<h2>What isn’t included</h2>
<p>Passwords, sessions, mailed links and the passwords of connected mailboxes belong to one installation and aren’t included. The page lists them. People keep their roles and data; invite them so they can sign in.</p>
<p>The archive contains everyone’s mail and chats, so store it where only you have access. The export is recorded in the audit log.</p>
<h2>Whole installations</h2>
<p>Your administrator can also use <code>npm run backup</code> and <code>npm run restore</code>, which cover all companies at once.</p>`,
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
<li><p>Enter one or more email addresses and choose a role. People set a password when they open the link.</p></li></ol>
<p>If this server sends no mail, or the invitation doesn’t arrive, choose <em>Copy invitation link</em> in the user’s menu and share the link yourself.</p>
<p>To add many people at once, import a CSV or tab-separated file with <em>Import</em>. Exports of Google Workspace and Keycloak work as they are. The preview shows who will be added or changed, and which columns have no matching field.</p>
<h2>Status</h2>
<p><strong>Pending</strong> people haven’t signed in yet, <strong>Active</strong> people can sign in, and <strong>Suspended</strong> people can’t, and their sessions have ended. Suspending takes effect immediately and can be undone.</p>
<h2>When someone leaves</h2>
<p>Delete the user. You see what they own, such as open to-dos, cards and events, and choose who gets it. Their mail and what they wrote is kept. You can restore them from the trash for 30 days.</p>
<p>The last admin can’t be suspended or deleted, so someone can always manage permissions.</p>`,
        },
        {
          slug: 'sign-in-safely',
          question: 'I forgot my password. And how do I sign in more securely?',
          related: ['invite-and-suspend-users', 'read-the-audit-log'],
          content: `<h2>Reset your password</h2>
<ol><li><p>On the sign-in page, choose <em>Forgot your password?</em> and enter your email address.</p></li>
<li><p>Open the link in the email. It works once, for 30 minutes.</p></li>
<li><p>Choose a new password. You’re signed out everywhere else and get a confirmation by email.</p></li></ol>
<p>The page shows the same message for every address, so it doesn’t reveal who has an account.</p>
<h2>Two-step verification</h2>
<p>Open your own user under <strong>Settings → Users</strong> and choose <em>Security</em>. Scan the code with an authenticator app and enter the code it shows. After that, signing in asks for a code after your password. Keep the recovery codes where you can find them without your phone: each works once.</p>
<p>You can trust your own browser for 30 days. Changing your password ends that.</p>
<h2>Passkeys</h2>
<p>A passkey replaces password and code: your device asks for your fingerprint, face or PIN. Add one for each device on the same page, and remove those you no longer use.</p>`,
        },
        {
          slug: 'sign-in-by-your-provider',
          question: 'Can people sign in with an account they already have?',
          related: ['sign-in-safely', 'invite-and-suspend-users'],
          content: `<p>Yes, with any OpenID Connect provider, such as Microsoft Entra ID, Google Workspace, Okta or Keycloak.</p>
<h2>Set it up</h2>
<ol><li><p>As an admin, open <strong>Settings → Single sign-on</strong> and copy the <em>Redirect address</em>.</p></li>
<li><p>Register Atrium with your provider as a web application with that address. You get a client ID and usually a secret.</p></li>
<li><p>Enter issuer, client ID and secret, and save. Atrium checks the provider before it saves anything.</p></li></ol>
<p>The sign-in page then has a button for it. The <em>sign-in page</em> on the same card is an address for your intranet.</p>
<h2>Who can sign in</h2>
<p>People are matched by their email address, which the provider must have verified, and after that by their account at the provider, so a new address doesn’t create a second person. Invited people join with the role of their invitation. For everyone else you choose: no access, or a default role.</p>
<p>A <em>claim</em> such as <code>groups</code> can set roles: you map each value to a role. It’s read at each sign-in. The last admin stays an admin, whatever the claim says.</p>
<h2>Require single sign-on</h2>
<p>Passwords and passkeys then no longer work, except for the person who turned this on, in case the provider is down. If that person is no longer an admin, all admins can use a password again.</p>`,
        },
        {
          slug: 'give-rights-by-roles',
          question: 'How do roles and permissions work?',
          related: ['invite-and-suspend-users', 'read-the-audit-log'],
          content: `<p>A role defines what people can do in each area: view, add, change and delete. Everyone has one role.</p>
<h2>Roles</h2>
<p><strong>Settings → Roles</strong> shows built-in and custom roles. Open a role to select its permissions. Before you save, you see who gains and who loses something. Changes take effect immediately, even for people who are signed in.</p>
<ul><li><p><strong>Admin</strong> has full access and can’t be changed.</p></li>
<li><p><strong>Client</strong> sees the invoices, credit notes and orders of their confirmed email address, and how to reach you. It can’t be changed either.</p></li>
<li><p>You can’t give permissions you don’t have yourself.</p></li></ul>
<h2>Why can’t someone open a page?</h2>
<p>Open the user and choose <em>What they can do, and why</em>. Atrium checks a page or a permission, and names the role and rule that decide.</p>
<h2>Permissions</h2>
<p><strong>Settings → Permissions</strong> is a catalog of the names your company uses for permissions, and the roles they’re meant for. Access itself is set in roles.</p>`,
        },
        {
          slug: 'read-the-audit-log',
          question: 'Who changed that? Reading the audit log',
          related: ['give-rights-by-roles', 'invite-and-suspend-users'],
          content: `<p><strong>Settings → Audit log</strong> lists every change that matters for security: who signed in and from where, who invited, suspended or deleted a user, who changed a role, and who exported the company.</p>
<h2>Find something</h2>
<p>Search by words, action, person or date range. Your search is part of the address, so you can bookmark it or send it to a colleague. Open an entry to see each field before and after.</p>
<h2>Export and retention</h2>
<p><em>Export</em> saves the listed entries. Every change is recorded together with its entry, so none is missing. Entries can’t be edited or deleted. They’re removed automatically after the time your administrator has set, two years by default.</p>
<p>Everyday changes are recorded where they happen: cards have activity, invoices a history, and posts revisions.</p>`,
        },
      ],
    },
  ],
};
