import type { ManualCategory } from './manual-category.ts';

/** Blog and profiles. */
export const marketing: ManualCategory = {
  name: 'marketing-automation',
  title: 'Marketing Automation',
  description: 'A public blog, scheduled posts, and profiles for your company.',
  groups: [
    {
      ...{ title: 'Blog', icon: 'article', iconColor: 'accent' },
      articles: [
        {
          slug: 'write-a-blog-post',
          question: 'How do I write and publish a blog post?',
          related: ['share-a-post-with-the-world', 'bring-back-an-older-text', 'use-profiles'],
          content: `<ol><li><p>Open <strong>Blog</strong> and press <code>N</code>, or choose <em>New post</em>.</p></li>
<li><p>Give it a title. This creates the post; after that, your text is saved automatically.</p></li>
<li><p>Write the text. Headings, tables, code and pictures are in the bar below; you can also paste or drop pictures into the text.</p></li>
<li><p>Next to the text, choose categories, tags, an excerpt for lists and previews, and a cover picture.</p></li></ol>
<h2>Status</h2>
<ul><li><p><strong>Draft</strong> and <strong>Pending</strong>: only people who can write posts see it.</p></li>
<li><p><strong>Published</strong>: everyone can read it.</p></li>
<li><p><strong>Scheduled</strong>: it’s published automatically at the time you choose, and you get a notification.</p></li></ul>
<h2>Editing at the same time</h2>
<p>If someone else saved the post too, you see both texts and choose yours, theirs, or both one below the other. Nothing is overwritten without your consent.</p>`,
        },
        {
          slug: 'share-a-post-with-the-world',
          question: 'How do I share our blog with the public?',
          related: ['write-a-blog-post'],
          content: `<p>Each published post has a public address that needs no account. Open the post and choose <strong>Share</strong>: there’s one address for colleagues and one for the public.</p>
<h2>What visitors see</h2>
<p>A plain page without scripts, in the light or dark theme of their device, with title, picture and text. If you paste the address into a chat or a social network, a preview with the picture appears.</p>
<h2>Feeds</h2>
<p>The blog has an Atom and an RSS feed. Their addresses are in the same window.</p>
<h2>When the title changes</h2>
<p>You can change the address of a post under <em>Address</em>. All earlier addresses of a published post keep working, so links from elsewhere don’t break.</p>
<p>Comments are for people with an account. People who can edit posts can hide a comment from others.</p>`,
        },
        {
          slug: 'bring-back-an-older-text',
          question: 'How do I get an older version of a post back?',
          related: ['write-a-blog-post', 'undo-what-you-did'],
          content: `<p>Each time a post is saved, a revision is kept with its author and time.</p>
<ol><li><p>Open the post and choose <em>Edit post</em>, or press <code>E</code>.</p></li>
<li><p>Choose <strong>Revisions</strong>. They’re listed on the left, newest first.</p></li>
<li><p>Select one. On the right you see, word by word, what has been added and removed since. You can also compare two older revisions.</p></li>
<li><p><em>Restore revision …</em> makes it the newest revision. Nothing is lost: the current text becomes the previous revision.</p></li></ol>
<p>A deleted post stays in the <strong>Trash</strong> for 30 days and can be restored there with its comments.</p>
<p>Articles in this help center have revisions, too.</p>`,
        },
      ],
    },
    {
      ...{ title: 'Profiles', icon: 'user', iconColor: 'info' },
      articles: [
        {
          slug: 'use-profiles',
          question: 'What are profiles for?',
          related: ['write-a-blog-post', 'talk-in-the-chat'],
          content: `<p>A profile shows who someone is: what they do, when they joined, and how to reach them. Only colleagues can see it.</p>
<h2>Your profile</h2>
<p>Open <strong>Profile</strong> in the menu or in the menu under your picture, and choose <em>Edit profile</em>. Start with a cover, a few lines and a website. What you write about yourself also appears in the chat.</p>
<h2>Posts and polls</h2>
<p>Under <em>What’s new?</em> you can post a text, a picture or a video, or ask a question with two or more answers. Everyone has one vote and can change it. Posts can be liked, commented on, and shared with your own comment.</p>
<h2>Follow</h2>
<p>Follow people and pages to see their posts under <em>Following</em>. A page is for something that has news but isn’t a person, such as a studio, a product line or a project. People who manage profiles can add pages.</p>`,
        },
      ],
    },
  ],
};
