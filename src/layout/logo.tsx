import styled from 'styled-components';
import { useLocalized, useTranslation } from '../i18n';
import { useBrand } from '../seo';
import { routes } from '../lib/routes';
import { from } from '../theme';
import { Link } from '../ui';

/** The simplified mark for small sizes, with the brand’s name and company line. */
export function Logo() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const { name, companyLine } = useBrand();
  return (
    <Home to={routes.home} aria-label={`${localized(name)} — ${t('nav.home')}`}>
      <svg viewBox="96 60 320 372" width="41" height="47" aria-hidden="true">
        <path
          fill="currentColor"
          d="M106 418V236A150 150 0 0 1 222.3 89.8L234.9 144.4A94 94 0 0 0 162 236V418ZM406 418V236A150 150 0 0 0 289.7 89.8L277.1 144.4A94 94 0 0 1 350 236V418Z"
        />
        <path d="M256 158V316" stroke="currentColor" strokeWidth="12" />
        <path
          fill="var(--brick-lit)"
          d="M229 66h54l-10 90h-34zM214 318h84c0 40-21 68-42 114-21-46-42-74-42-114z"
        />
      </svg>
      <span>
        <Name>{localized(name)}</Name>
        <Line>{localized(companyLine)}</Line>
      </span>
    </Home>
  );
}

/** A name that does not fit, as with text of twice the size on a phone, wraps to a second row, which is hidden. */
const Home = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: flex-start;
  gap: 0 14px;
  min-inline-size: 41px;
  block-size: calc(var(--hdr) - 1px);
  overflow: hidden;
  svg {
    block-size: inherit;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/**
 * Name and line grow with the visitor's text size as far as the header holds both. With text of twice the size a phone has
 * space for the mark only.
 */
const Name = styled.span`
  font-size: min(1.375rem, 30px);
  font-weight: 700;
  line-height: 1.15;
  @media (max-width: 12rem) {
    display: none;
  }
`;

/** Not on phones, and not where the full menu leaves no space. */
const Line = styled.span`
  display: none;
  font-size: min(0.75rem, 18px);
  line-height: 1.5;
  white-space: nowrap;
  opacity: 0.86;
  ${from('columns')} {
    display: block;
  }
  ${from('menu')} {
    display: none;
  }
  ${from('roomy')} {
    display: block;
  }
`;
