import { type ImportRule, webAddresses, webAddressOr } from '#server/import-rule.ts';

export const profileImportRules: readonly ImportRule[] = [
  {
    table: 'profile_comments',
    plain: ['comment'],
  },
  {
    table: 'profile_pages',
    plain: ['name', 'subtitle'],
  },
  {
    table: 'profile_posts',
    plain: ['text', 'media', 'options'],
  },
  {
    table: 'profiles',
    cleaned: { website: webAddressOr(''), social_links: webAddresses },
    plain: ['city', 'company', 'country', 'phone'],
  },
];
