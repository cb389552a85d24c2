/** Offers the other languages; changing is instant, without a reload or another address. */
import styled from 'styled-components';
import { changeLocale, localeCodes, locales, useLocale } from '../i18n';

export function LanguageSwitch() {
  const { code } = useLocale();
  return (
    <>
      {localeCodes
        .filter((other) => other !== code)
        .map((other) => (
          <Choice key={other} type="button" lang={other} onClick={() => changeLocale(other)}>
            {locales[other].name}
          </Choice>
        ))}
    </>
  );
}

const Choice = styled.button`
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-inline: var(--s2);
  font-size: var(--fs-sm);
  font-weight: 500;
  &:hover {
    color: var(--brick);
  }
`;
