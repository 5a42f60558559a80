import type { ManualCategory } from './manual-category.ts';

/** What the company tells of itself. */
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
<li><p>Give it a title. With that the post exists, and after that your text is saved automatically.</p></li>
<li><p>Write the text. Headings, tables, code and pictures are in the bar below; pictures can also be pasted or dropped into the text.</p></li>
<li><p>Beside the text choose categories, tags, an excerpt for lists and previews, and a picture for the top.</p></li></ol>
<h2>Status</h2>
<ul><li><p><strong>Draft</strong> and <strong>Pending</strong>: only those who write see it.</p></li>
<li><p><strong>Published</strong>: everyone can read it.</p></li>
<li><p><strong>Scheduled</strong>: it is published automatically at the time you choose, and you are told when it is.</p></li></ul>
<h2>Two who write at once</h2>
<p>If someone else saved it too, you see both texts and choose: yours, theirs, or both one below the other. Nothing is overwritten without being asked for.</p>`,
        },
        {
          slug: 'share-a-post-with-the-world',
          question: 'How does the world read our blog?',
          related: ['write-a-blog-post'],
          content: `<p>Each published post has an address that needs no account. Open the post and choose <strong>Share</strong>: there is one address for colleagues and one for the public.</p>
<h2>What visitors see</h2>
<p>A plain page without scripts, in the light or dark skin of their device, with the title, the picture and the text. When the address is pasted into a chat or a social network, a preview with the picture appears.</p>
<h2>Feeds</h2>
<p>The blog has an Atom and an RSS feed. Their addresses are in the same window.</p>
<h2>When the title changes</h2>
<p>You may change the address of a post under <em>Address</em>. Every address that a published post ever had keeps leading to it, so links elsewhere do not break.</p>
<p>Comments are for people with an account. People who can edit posts can hide a comment from others.</p>`,
        },
        {
          slug: 'bring-back-an-older-text',
          question: 'How do I get an older version of a post back?',
          related: ['write-a-blog-post', 'undo-what-you-did'],
          content: `<p>Each save of a post is kept as a revision, with who made it and when.</p>
<ol><li><p>Open the post and choose <em>Edit post</em>, or press <code>E</code>.</p></li>
<li><p>Choose <strong>Revisions</strong>. On the left stand all of them, the newest first.</p></li>
<li><p>Select one. On the right you see word by word what was added and what was taken away since. You can also compare two older revisions with each other.</p></li>
<li><p><em>Restore revision …</em> makes what it says the newest revision. Nothing is lost by it: the text that was there is now the revision before.</p></li></ol>
<p>A whole post that was deleted is in the <strong>Trash</strong> for 30 days and can be restored there, with its comments.</p>
<p>Articles of this help center keep their history in the same way.</p>`,
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
          content: `<p>A profile says who someone is: what they do, since when they are here, how to reach them. It is read by colleagues, not by the world.</p>
<h2>Your own</h2>
<p>Open <strong>Profile</strong> in the menu or in the menu under your picture, and choose <em>Edit profile</em>. A cover, a few lines and a website are enough to begin with. What you write about yourself is shown in the chat too.</p>
<h2>Posts and polls</h2>
<p>Under <em>What’s new?</em> you can post a text, a picture or a video, or ask a question with two or more answers. Everyone has one vote, which they can change. Posts can be liked, commented on and shared with a word of your own.</p>
<h2>Follow</h2>
<p>Follow people and pages to find what they post under <em>Following</em>. A page is for something that has news but isn’t a person: a studio, a product line, a plan. People who manage profiles can add one.</p>`,
        },
      ],
    },
  ],
};
