import type { Command } from '#web/command.ts';
import { IconArticle } from '#web/icons.ts';

export const blogCommands: readonly Command[] = [
  {
    ...{ id: 'blog:add', label: 'blogCommands.add', words: 'blogCommands.addWords', icon: IconArticle },
    ...{ at: 'pages/blog', needs: { action: 'create', subject: 'Blog' }, href: '/pages/blog/edit/new' },
    creates: { label: 'blogCommands.one', key: 'b' },
  },
];
