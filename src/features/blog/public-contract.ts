import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, page } from '#contract/primitives.ts';

const ofEntity = z.string().check(z.maxLength(80));

export const openPublicBlog = endpoint({
  method: 'GET',
  path: '/blog/{entity}/posts',
  summary: 'Returns the published posts as a public page, newest first.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ entity: ofEntity }),
  query: z.object({ page: page() }),
  refusals: { 404: 'No such blog, or nothing is published in it.' },
});

export const openPublicPost = endpoint({
  method: 'GET',
  path: '/blog/{entity}/posts/{slug}',
  summary: 'Returns a published post as a public page. Old slugs redirect to the current one.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ entity: ofEntity, slug: z.string().check(z.maxLength(200)) }),
  refusals: { 404: 'No published post has this address.' },
});

export const readBlogFeed = endpoint({
  method: 'GET',
  path: '/blog/{entity}/feed.xml',
  summary: 'Returns the newest published posts as an Atom feed.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ entity: ofEntity }),
  refusals: { 404: 'No such blog, or nothing is published in it.' },
});

export const readBlogRss = endpoint({
  method: 'GET',
  path: '/blog/{entity}/rss.xml',
  summary: 'Returns the newest published posts as an RSS 2.0 feed.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ entity: ofEntity }),
  refusals: { 404: 'No such blog, or nothing is published in it.' },
});

export const readBlogSitemap = endpoint({
  method: 'GET',
  path: '/blog/{entity}/sitemap.xml',
  summary: 'Lists the addresses of published posts, for search engines.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ entity: ofEntity }),
  refusals: { 404: 'No such blog, nothing is published in it, or PUBLIC_URL isn’t set.' },
});

export const readSitemapIndex = endpoint({
  method: 'GET',
  path: '/sitemap.xml',
  summary: 'Returns the sitemaps of all companies with published posts.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  refusals: { 404: 'PUBLIC_URL isn’t set.' },
});

export const readPublicPicture = endpoint({
  method: 'GET',
  path: '/blog/{entity}/pictures/{id}',
  summary: 'Returns a picture of a published post.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ entity: ofEntity, id: id() }),
  refusals: { 404: 'No published post shows it.' },
});

export const readPreviewPicture = endpoint({
  method: 'GET',
  path: '/blog/{entity}/previews/{id}',
  summary: 'Returns the picture of a published post as a JPEG of 1200 by 630 pixels, for link previews.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ entity: ofEntity, id: id() }),
  refusals: { 404: 'No published post has it, or it can’t be rendered.' },
});

export const publicBlogEndpoints = [
  openPublicBlog,
  openPublicPost,
  readBlogFeed,
  readBlogRss,
  readBlogSitemap,
  readSitemapIndex,
  readPublicPicture,
  readPreviewPicture,
];
