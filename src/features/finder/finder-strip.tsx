import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { from } from '../../theme';
import { Container, PlumbLine } from '../../ui';

/** The section of the home page in which a home is looked for. */
export function FinderStrip({ children }: { children: ReactNode }) {
  const { t } = useTranslation('finder');
  return (
    <Strip aria-label={t('links.title')}>
      <Container>
        <Line $bob={false} />
        <Beside>{children}</Beside>
      </Container>
    </Strip>
  );
}

const Strip = styled.section`
  padding-block: clamp(32px, 4vw, 56px);
  background: var(--sand-100);
  ${Container} {
    position: relative;
  }
`;

/** Goes on from the hero to the next section. */
const Line = styled(PlumbLine)`
  inset-block: calc(clamp(32px, 4vw, 56px) * -1);
  inset-inline-start: calc(var(--gutter) + 20px);
  color: var(--ink);
`;

const Beside = styled.div`
  display: grid;
  gap: var(--s4);
  ${from('rail')} {
    padding-inline-start: var(--rail);
  }
`;
