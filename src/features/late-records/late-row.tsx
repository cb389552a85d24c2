/** Shows a late row as its page does, once it has come. */
import type { ReactNode } from 'react';
import type { LocalizedText } from '../../i18n';
import { Awaited } from './awaited';
import type { LateAnswer, LateScreenProps } from './late-answer';
import { useLateHead } from './use-late-head';

interface LateRowProps<T> extends Pick<LateScreenProps, 'missing' | 'unknown'> {
  answer: LateAnswer<T> | undefined;
  children: (row: T) => ReactNode;
}

export function LateRow<T extends { title: LocalizedText }>(props: LateRowProps<T>) {
  const { answer, missing, unknown, children } = props;
  if (!answer) return <Awaited />;
  if (answer.state === 'found') return <Titled title={answer.row.title}>{children(answer.row)}</Titled>;
  return answer.state === 'missing' ? missing : unknown;
}

function Titled({ title, children }: { title: LocalizedText; children: ReactNode }) {
  useLateHead(title);
  return children;
}
