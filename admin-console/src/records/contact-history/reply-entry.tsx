import type { Reply } from 'contract/replies';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import styles from './conversation.module.css';
import { replyTexts } from './reply-entry.texts';

/** A reply by email, with what staff must know about where it comes from. */
export function ReplyEntry({ reply }: { readonly reply: Reply }) {
  const { at, from, subject, text } = reply;
  const when = innsbruckTime(at) ?? at;
  return (
    <li className={styles.entry} data-way="reply">
      <span className={styles.who}>
        {from === '' ? replyTexts.byNobody(when) : replyTexts.by(from, when)}
      </span>
      {subject !== '' && <span className={styles.subject}>{subject}</span>}
      <p className={styles.words}>{text || replyTexts.noText}</p>
      {listReplyMarks(reply).map((mark) => (
        <span key={mark} className={styles.hint}>
          {mark}
        </span>
      ))}
    </li>
  );
}

/** What staff must know about where a reply comes from, and what of it is not here. */
export function listReplyMarks(reply: Reply): readonly string[] {
  const { attachments, attachmentCount } = reply;
  return [
    reply.isFromOther && replyTexts.fromOther,
    reply.isAutomatic && replyTexts.automatic,
    reply.isCut && replyTexts.cut,
    attachmentCount > 0 && replyTexts.attachments(attachmentCount, attachments.filter(Boolean)),
  ].filter((mark) => mark !== false);
}
