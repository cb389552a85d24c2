import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { answerPress } from '../browser/answer-press';
import { useHasPlugin } from '../features/organization';
import { changeLocale, localeCodes, locales, useLocale } from '../i18n';

interface LanguageSwitchProps {
  /** Address of the page without a locale prefix. */
  path: string;
  /** Full width and outlined, as in the drawer. */
  block?: boolean;
}

/**
 * Changes the language at once, without a reload or another address. A form, so that it also works before hydration and
 * without JavaScript: then it leads to the other language version of the page.
 */
export function LanguageSwitch({ path, block = false }: LanguageSwitchProps) {
  const { code } = useLocale();
  if (!useHasPlugin('Localization')) return null;
  const others = localeCodes.filter((other) => other !== code);
  return (
    <>
      {others.map((other, index) => (
        // By index, not by language: the pressed button keeps the focus.
        <form
          key={index}
          action={locales[other].localePrefix + path}
          onSubmit={(event) => {
            event.preventDefault();
            const button = event.currentTarget.querySelector('button');
            void answerPress(button, () => keepScrollPosition(() => flushSync(() => changeLocale(other))));
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

/** Runs `change`, which must take effect at once, and scrolls by as much as it moved the element in view. */
function keepScrollPosition(change: () => void): void {
  const { innerWidth, innerHeight } = window;
  const element = document
    .elementsFromPoint(innerWidth / 2, innerHeight / 2)
    .find((candidate) => candidate.closest('main'));
  const before = element?.getBoundingClientRect().top;
  change();
  if (!element?.isConnected || before === undefined || window.scrollY === 0) return;
  window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
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
