/** Without JavaScript: all that the other pages of a list hold, as links. */
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { TextLink } from '../ui';

export interface NoScriptLink {
  to: string;
  name: string;
}

export function NoScriptLinks({ entries }: { entries: readonly NoScriptLink[] }) {
  const { t } = useTranslation('listing');
  if (entries.length === 0) return null;
  return (
    <noscript>
      <Names aria-label={t('rest')}>
        {entries.map(({ to, name }) => (
          <li key={to}>
            <TextLink to={to}>{name}</TextLink>
          </li>
        ))}
      </Names>
    </noscript>
  );
}

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 0 var(--gap);
`;
