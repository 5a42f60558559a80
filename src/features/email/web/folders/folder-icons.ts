import type { ComponentType } from 'react';
import {
  IconAlertOctagon,
  IconArchive,
  IconCalendarClock,
  IconClock,
  IconFileText,
  IconInbox,
  IconSend,
  IconStar,
  IconTrash,
} from '#web/icons.ts';
import type { Folder } from '../../contract.ts';

type ListedFolder = Exclude<Folder, ''>;

/** The folders in sidebar order. */
export const folderIcons: Readonly<Record<ListedFolder, ComponentType<{ size?: number | string; stroke?: number | string }>>> = {
  inbox: IconInbox,
  starred: IconStar,
  snoozed: IconClock,
  draft: IconFileText,
  scheduled: IconCalendarClock,
  sent: IconSend,
  archive: IconArchive,
  spam: IconAlertOctagon,
  trash: IconTrash,
};

export const listedFolders = Object.keys(folderIcons) as ListedFolder[];
