import { useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { CommentForm } from '#web/ui/comment-form.tsx';
import type { PostComment } from '../../comment-contract.ts';
import type { PostDetail } from '../../contract.ts';
import type { useBlogActions } from '../use-blog-actions.ts';
import { CommentEntry } from './comment-entry.tsx';
import classes from './post-comments.module.css';

interface Props {
  post: PostDetail['blog'];
  comments: PostComment[];
  actions: ReturnType<typeof useBlogActions>;
}

/** Comments on a post with their replies. */
export function PostComments({ post, comments, actions }: Props) {
  const { t } = useTranslation();
  const user = useSession();
  const rights = useRights('Blog');
  /** What is being replied to (`reply 3`) or edited (`edit 3`). */
  const [writing, setWriting] = useState<string>();
  const answersTo = (id: number) => comments.filter(({ parentId }) => parentId === id);
  const entry = (comment: PostComment) => {
    const isOwn = comment.personId === user?.id;
    const root = comment.parentId ?? comment.id;
    return writing === `edit ${comment.id}` ? (
      <CommentForm
        storageKey={`atrium.blog.comment.edit.${comment.id}`}
        initial={comment.commentText}
        label={t('blog.comments.edit')}
        sendLabel={t('common.save')}
        failed={t('blog.failed.comment')}
        onSend={async (text) => {
          await actions.reword(comment.id, text);
          setWriting(undefined);
        }}
        onCancel={() => setWriting(undefined)}
      />
    ) : (
      <>
        <CommentEntry
          comment={comment}
          isOwn={isOwn}
          canModerate={rights.update}
          canDelete={isOwn || rights.delete}
          onReply={() => setWriting(`reply ${comment.id}`)}
          onEdit={() => setWriting(`edit ${comment.id}`)}
          onModerate={(isHidden) => void actions.moderate(comment, isHidden)}
          onDelete={() => void actions.removeComment(comment, answersTo(comment.id).length > 0)}
        />
        {writing === `reply ${comment.id}` && (
          <div className={classes.reply}>
            <CommentForm
              storageKey={`atrium.blog.comment.reply.${comment.id}`}
              label={t('blog.comments.replyTo', { name: comment.userFullName })}
              sendLabel={t('blog.comments.reply')}
              failed={t('blog.failed.comment')}
              onSend={async (text) => {
                await actions.comment(post.id, text, root);
                setWriting(undefined);
              }}
              onCancel={() => setWriting(undefined)}
            />
          </div>
        )}
      </>
    );
  };
  return (
    <div id="comments">
      <Card title={t('blog.comments.count', { count: post.comments })}>
        {comments.length > 0 && (
          <ol className={classes.list}>
            {comments
              .filter(({ parentId }) => parentId === null)
              .map((comment) => (
                <li key={comment.id}>
                  {entry(comment)}
                  {answersTo(comment.id).length > 0 && (
                    <ol className={classes.answers}>
                      {answersTo(comment.id).map((answer) => (
                        <li key={answer.id}>{entry(answer)}</li>
                      ))}
                    </ol>
                  )}
                </li>
              ))}
          </ol>
        )}
        <div className={classes.own}>
          <Avatar name={user?.fullName ?? ''} src={user?.avatar ?? null} size={36} />
          <CommentForm
            storageKey={`atrium.blog.comment.${post.id}`}
            label={t('blog.comments.write')}
            sendLabel={t('blog.comments.send')}
            failed={t('blog.failed.comment')}
            onSend={async (text) => void (await actions.comment(post.id, text, null))}
          />
        </div>
      </Card>
    </div>
  );
}
