import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from, shortScreen } from '../theme';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons';

interface DialogHeadProps {
  /** Id of the heading, for the dialog's `labelledBy`. */
  id?: string;
  title: ReactNode;
  /** Name of the closing button. */
  closeLabel: string;
  onClose: () => void;
}

/** Title and closing button of a dialog of the kind `centre`; it does not scroll. */
export function DialogHeader({ id, title, closeLabel, onClose }: DialogHeadProps) {
  return (
    <Head>
      <h2 id={id}>{title}</h2>
      <IconButton bare label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s4);
  flex: none;
  padding: 14px var(--s5);
  border-block-end: 1px solid var(--line);
  h2 {
    font-size: 1.25rem;
  }
  ${from('forms')} {
    padding-inline: var(--s6);
  }
  ${shortScreen} {
    padding-block: 2px;
  }
`;

/** The part that scrolls. */
export const DialogBody = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--s2) var(--s5) var(--s5);
  ${from('forms')} {
    padding-inline: var(--s6);
  }
`;

/** Actions; it does not scroll. */
export const DialogFooter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s3);
  flex: none;
  padding: var(--s4) var(--s5);
  border-block-start: 1px solid var(--line);
  ${from('forms')} {
    padding-inline: var(--s6);
  }
  ${shortScreen} {
    padding-block: 4px;
  }
`;
