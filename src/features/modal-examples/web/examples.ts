import type { Action, Subject } from '#contract/endpoint.ts';
import { PlansDialog } from '#features/plans/web/public-api.ts';
import { AddressDialog } from '#features/shop/web/public-api.ts';
import {
  IconCrown,
  IconLayoutKanban,
  IconMapPin,
  IconShare,
  IconShieldCheck,
  IconSquareCheck,
  IconUser,
  IconUsersPlus,
} from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';

const atOpening = { prefetchWhenIdle: false };

const ShareBoardDialog = lazyPart(
  () => import('./boards/share-board-dialog.tsx').then(({ ShareBoardDialog }) => ShareBoardDialog),
  atOpening,
);
const NewCardDialog = lazyPart(() => import('./boards/new-card-dialog.tsx').then(({ NewCardDialog }) => NewCardDialog), atOpening);
const BoardInStepsDialog = lazyPart(
  () => import('./board-in-steps/board-in-steps-dialog.tsx').then(({ BoardInStepsDialog }) => BoardInStepsDialog),
  atOpening,
);
const InviteDialog = lazyPart(() => import('./people/invite-dialog.tsx').then(({ InviteDialog }) => InviteDialog), atOpening);
const EditUserDialog = lazyPart(() => import('./people/edit-user-dialog.tsx').then(({ EditUserDialog }) => EditUserDialog), atOpening);
const SecondStepDialog = lazyPart(
  () => import('./people/second-step-dialog.tsx').then(({ SecondStepDialog }) => SecondStepDialog),
  atOpening,
);

// It also opens offline.
PlansDialog.keepReady();

export interface Right {
  readonly action: Action;
  readonly subject: Subject;
}

const right = (action: Action, subject: Subject): Right => ({ action, subject });

/** Dialogs by name in the URL. Without the permissions a dialog explains why it is unavailable. */
export const examples = [
  { name: 'share', Icon: IconShare, needs: [right('update', 'Board')], Shown: ShareBoardDialog },
  { name: 'card', Icon: IconSquareCheck, needs: [right('create', 'Board')], Shown: NewCardDialog },
  { name: 'pricing', Icon: IconCrown, needs: [right('read', 'Seller')], Shown: PlansDialog },
  { name: 'invite', Icon: IconUsersPlus, needs: [right('create', 'User'), right('update', 'User')], Shown: InviteDialog },
  { name: 'address', Icon: IconMapPin, needs: [right('read', 'Shop')], Shown: AddressDialog },
  { name: 'board', Icon: IconLayoutKanban, needs: [right('create', 'Board')], Shown: BoardInStepsDialog },
  { name: 'second-step', Icon: IconShieldCheck, needs: [], Shown: SecondStepDialog },
  { name: 'user', Icon: IconUser, needs: [right('update', 'User')], Shown: EditUserDialog },
] as const;

export type Example = (typeof examples)[number];
