import { on, onOpen, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import * as importContract from '../import-contract.ts';
import * as invitationContract from '../invitation-contract.ts';
import * as viewContract from '../view-contract.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { addUser } from './add-user.ts';
import { updateUser, updateUsers } from './change-users.ts';
import { copyUserLink } from './copy-user-link.ts';
import { deleteUser, deleteUsers, restoreUsers } from './delete-users.ts';
import { exportUsers } from './export-users.ts';
import { importUsers, readSheet } from './import-users.ts';
import { listAllUsers, listUsers, readUserCounts } from './list-users.ts';
import { previewUserDeletion } from './preview-user-deletion.ts';
import { readUserActivity } from './read-user-activity.ts';
import { getUser } from './read-users.ts';
import { askForReset, inviteUsers, sendPasswordReset } from './send-links.ts';
import { endUserSecondStep, endUserSessions, readUserConnections, readUserSecurity, unlinkSignOn } from './user-security.ts';

export const userRoutes: Route[] = [
  on(contract.listAllUsers, listAllUsers),
  on(contract.listUsers, listUsers),
  on(contract.getUser, getUser),
  on(contract.addUser, addUser),
  on(contract.deleteUser, deleteUser),
  on(contract.readUserCounts, readUserCounts),
  // Fixed paths come before those with an id.
  on(contract.updateUsers, updateUsers),
  on(contract.deleteUsers, deleteUsers),
  on(contract.restoreUsers, restoreUsers),
  on(invitationContract.inviteUsers, inviteUsers),
  on(contract.updateUser, updateUser),
  on(contract.previewUserDeletion, previewUserDeletion),
  on(invitationContract.sendPasswordReset, sendPasswordReset),
  on(invitationContract.copyUserLink, copyUserLink),
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
