import { on, onOpen, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import * as importContract from '../import-contract.ts';
import * as invitationContract from '../invitation-contract.ts';
import * as viewContract from '../view-contract.ts';
import { importUsers, readSheet } from './import/import-users.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { askForReset } from './invitations/ask-for-reset.ts';
import { readInvitation } from './invitations/invitations.ts';
import { inviteUsers } from './invitations/invite-users.ts';
import { sendPasswordReset } from './invitations/send-password-reset.ts';
import { exportUsers } from './list/export-users.ts';
import { listAllUsers, listUsers } from './list/list-users.ts';
import { readUserCounts } from './list/read-user-counts.ts';
import { addUser } from './record/add-user.ts';
import { deleteUser, deleteUsers } from './record/delete-users.ts';
import { previewUserDeletion } from './record/preview-user-deletion.ts';
import { restoreUsers } from './record/restore-users.ts';
import { updateUser } from './record/update-user.ts';
import { updateUsers } from './record/update-users.ts';
import { endUserSecondStep } from './view/end-user-second-step.ts';
import { endUserSessions } from './view/end-user-sessions.ts';
import { getUser } from './view/get-user.ts';
import { readUserActivity } from './view/read-user-activity.ts';
import { readUserConnections } from './view/read-user-connections.ts';
import { readUserSecurity } from './view/read-user-security.ts';
import { unlinkSignOn } from './view/unlink-sign-on.ts';

export const userRoutes: Route[] = [
  on(contract.listAllUsers, listAllUsers),
  on(contract.listUsers, listUsers),
  on(contract.getUser, getUser),
  on(contract.addUser, addUser),
  on(contract.deleteUser, deleteUser),
  on(contract.readUserCounts, readUserCounts),
  // The fixed paths before those with an id.
  on(contract.updateUsers, updateUsers),
  on(contract.deleteUsers, deleteUsers),
  on(contract.restoreUsers, restoreUsers),
  on(invitationContract.inviteUsers, inviteUsers),
  on(contract.updateUser, updateUser),
  on(contract.previewUserDeletion, previewUserDeletion),
  on(invitationContract.sendPasswordReset, sendPasswordReset),
  onOpen(invitationContract.forgotPassword, askForReset),
  onOpen(invitationContract.readInvitation, readInvitation),
  onOpen(invitationContract.acceptInvitation, acceptInvitation),
  on(contract.exportUsers, exportUsers),
  onPrepared(importContract.importUsers, readSheet, importUsers),
  on(viewContract.readUserSecurity, readUserSecurity),
  on(viewContract.endUserSessions, endUserSessions),
  on(viewContract.endUserSecondStep, endUserSecondStep),
  on(viewContract.unlinkSignOn, unlinkSignOn),
  on(viewContract.readUserActivity, readUserActivity),
  on(viewContract.readUserConnections, readUserConnections),
];
