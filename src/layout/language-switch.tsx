/** Offers the other languages; changing is instant, without a reload or another address. */
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useHasPlugin } from '../features/organization';
import { changeLocale, localeCodes, locales, useLocale } from '../i18n';
import { keepPlace } from './keep-place';

interface LanguageSwitchProps {
  /** The address of the page without a language. */
  path: string;
  /** Wide and outlined, as in the drawer. */
  block?: boolean;
}

/** A form, so that it works before the page answers and without JavaScript: it leads to the page's twin. */
export function LanguageSwitch({ path, block = false }: LanguageSwitchProps) {
  const { code } = useLocale();
  if (!useHasPlugin('Localization')) return null;
  const others = localeCodes.filter((other) => other !== code);
  return (
    <>
      {others.map((other, index) => (
        // By place, not by language: the button that was pressed keeps the focus.
        <form
          key={index}
          action={locales[other].localePrefix + path}
          onSubmit={(event) => {
            event.preventDefault();
            keepPlace(() => flushSync(() => changeLocale(other)));
          }}
        >
          <Choice type="submit" lang={other} $block={block}>
            {locales[other].name}
          </Choice>
        </form>
      ))}
    </>
  );
}

const Choice = styled.button<{ $block: boolean }>`
  min-inline-size: 44px;
  min-block-size: ${({ $block }) => ($block ? '52px' : '44px')};
  inline-size: ${({ $block }) => ($block ? '100%' : 'auto')};
  padding-inline: 10px;
  border: ${({ $block }) => ($block ? '1px solid currentColor' : '0')};
  border-radius: var(--r);
  font-size: ${({ $block }) => ($block ? 'inherit' : '.90625rem')};
  font-weight: 500;
  text-underline-offset: 0.35em;
  &:hover {
    text-decoration: underline;
  }
  &:active {
    opacity: 0.8;
  }
`;
