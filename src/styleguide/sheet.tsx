import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { LocaleScope, localeCodes, locales, type Locale } from '../i18n';
import { scriptTokens } from '../theme/tokens';
import { onDark } from '../ui';
import { forcedStates } from './forced-states';
import { sampleTexts, type SampleTexts } from './sample-texts';

export interface PartsProps {
  w: SampleTexts;
  /** Makes ids unique, because each group is shown twice. */
  locale: Locale;
}

/** A group of components in both directions, side by side. */
export function Group({ title, parts: Parts }: { title: string; parts: ComponentType<PartsProps> }) {
  return (
    <section id={title}>
      <GroupTitle lang="en" dir="ltr">
        {title}
      </GroupTitle>
      <Sides>
        {localeCodes.map((code) => (
          <Side key={code} lang={code} dir={locales[code].dir} style={variablesOf(code)}>
            <LocaleScope locale={code}>
              <Parts w={sampleTexts[locales[code].content]} locale={code} />
            </LocaleScope>
          </Side>
        ))}
      </Sides>
    </section>
  );
}

/** Components with their name in `src/ui` and their state. */
export function Example({ as, children }: { as: string; children: ReactNode }) {
  return (
    <Figure>
      <figcaption lang="en" dir="ltr">
        {as}
      </figcaption>
      {children}
    </Figure>
  );
}

/** The same component at rest, hovered, focused and pressed. */
export function AllStates({ as, children }: { as: string; children: ReactNode }) {
  return (
    <>
      <Example as={as}>{children}</Example>
      {forcedStates.map((state) => (
        <Example key={state} as={`${as} :${state}`}>
          <div data-forced={state}>{children}</div>
        </Example>
      ))}
    </>
  );
}

/** Line heights and letter spacing of the script; the page sets those of its own language only. */
const variablesOf = (code: Locale) =>
  Object.fromEntries(
    Object.entries(scriptTokens[locales[code].content]).map(([name, value]) => [`--${name}`, value]),
  );

/** A dark background. */
export const OnInk = styled.div`
  display: grid;
  gap: var(--s5);
  padding: var(--s5);
  background: var(--ink);
  ${onDark}
  --caption: var(--mist);
`;

const GroupTitle = styled.h2`
  padding: var(--s7) var(--gutter) var(--s4);
  font-size: var(--fs-h3);
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: 1px solid var(--line);
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s5);
  padding: var(--s5);
  line-height: var(--lh-body);
  & + & {
    border-inline-start: 1px solid var(--line);
  }
`;

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--s2);
  & > :not(figcaption) {
    max-inline-size: 100%;
  }
  & > :is(div, section, ul, dl, article, fieldset, nav, header) {
    inline-size: 100%;
  }
  figcaption {
    justify-self: stretch;
    font-size: var(--fs-xs);
    text-align: start;
    color: var(--caption, var(--stone));
  }
`;
