import { madeCall, type UndoRule, undoRule } from '#server/undo-rule.ts';
import { addPostComment, deletePostComment, restorePostComment } from '../comment-contract.ts';
import { addPost, deletePost, restorePost } from '../contract.ts';

export const blogUndo: readonly UndoRule[] = [
  undoRule(addPost, { undo: (_given, { post }) => madeCall(deletePost, { params: { id: post.id } }) }),
  undoRule(deletePost, { undo: ({ params }) => madeCall(restorePost, { params }) }),
  undoRule(addPostComment, { undo: (_given, { comment }) => madeCall(deletePostComment, { params: { id: comment.id } }) }),
  undoRule(deletePostComment, { undo: ({ params }) => madeCall(restorePostComment, { params }) }),
];
