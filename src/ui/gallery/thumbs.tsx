import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { shortScreen } from '../../theme';
import { Picture } from '../picture';
import type { GalleryItem } from './item';

interface ThumbsProps {
  items: readonly GalleryItem[];
  index: number;
  onChoose: (index: number) => void;
}

/** Small pictures of a lightbox; the current one is marked and scrolled into view. */
export function Thumbs({ items, index, onChoose }: ThumbsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <List ref={list} aria-label={t('gallery.pictures')}>
      {items.map(({ key, alt, kind, thumb }, at) => (
        <li key={key}>
          <button
            type="button"
            aria-label={alt}
            aria-current={at === index || undefined}
            data-kind={kind}
            onClick={() => onChoose(at)}
          >
            <Picture source={thumb} alt="" ratio="88 / 62" sizes="88px" />
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  grid-area: thumbs;
  display: flex;
  gap: var(--s2);
  max-inline-size: 100%;
  margin-inline: auto;
  padding: var(--s2) var(--s5) var(--s4);
  overflow-x: auto;
  button {
    display: block;
    inline-size: 88px;
    opacity: 0.6;
  }
  button:is(:hover, [aria-current]) {
    opacity: 1;
  }
  [aria-current] {
    outline: 2px solid var(--white);
    outline-offset: 2px;
  }
  ${shortScreen} {
    display: none; /* arrows and keys work instead */
  }
  [data-kind='drawing'] img {
    object-fit: contain;
    background: var(--white);
  }
`;
