import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { TextLink } from '../ui';

export interface NoScriptLink {
  to: string;
  name: string;
}

/** The entries of the other pages of a list, for readers without JavaScript. */
export function NoScriptLinks({ entries }: { entries: readonly NoScriptLink[] }) {
  const { t } = useTranslation('lists');
  if (entries.length === 0) return null;
  return (
    <noscript>
      <Links aria-label={t('otherPages')}>
        {entries.map(({ to, name }) => (
          <li key={to}>
            <TextLink to={to}>{name}</TextLink>
          </li>
        ))}
      </Links>
    </noscript>
  );
}

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 0 var(--gap);
`;
