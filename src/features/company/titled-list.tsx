/** Entries with a title and a sentence or two, side by side. */
import styled from 'styled-components';
import { useLocalized, type LocalizedText } from '../../i18n';

interface TitledListProps {
  items: readonly { readonly title: LocalizedText; readonly text: LocalizedText }[];
}

export function TitledList({ items }: TitledListProps) {
  const localized = useLocalized();
  return (
    <List>
      {items.map(({ title, text }) => (
        <li key={title.ar}>
          <h3>{localized(title)}</h3>
          <p>{localized(text)}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: var(--s6) var(--gap);
  li {
    display: grid;
    gap: var(--s2);
    align-content: start;
  }
`;
