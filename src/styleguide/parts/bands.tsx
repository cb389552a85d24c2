import {
  Actions,
  Band,
  ButtonLink,
  CallToAction,
  Container,
  Page,
  PageHeader,
  Section,
  ErrorBoundary,
  Sections,
  Split,
  Sticky,
  TitledPage,
  type SectionTone,
} from '../../ui';
import { Example, type PartsProps } from '../sheet';

const tones: readonly SectionTone[] = ['white', 'sand', 'ink', 'brick'];

/** A section that throws, as when an API answer is not as expected. */
function Broken(): never {
  throw new Error('A sample of a section that cannot be rendered');
}

export function BandParts({ w }: PartsProps) {
  return (
    <>
      <Example as="Page, PageHeader">
        <Page>
          <PageHeader title={w.title} lead={w.long} />
        </Page>
      </Example>
      <Example as="TitledPage">
        <TitledPage title={w.title}>
          <Container>{w.long}</Container>
        </TitledPage>
      </Example>
      {tones.map((tone) => (
        <Example key={tone} as={`Section ${tone}`}>
          <Section tone={tone} heading={w.title} lead={w.long}>
            {w.long}
          </Section>
        </Example>
      ))}
      <Example as="Sections: the one in the middle cannot be rendered">
        <Sections>
          <Section heading={w.title} />
          <Broken />
          <Section tone="sand" heading={w.title} />
        </Sections>
      </Example>
      <Example as="ErrorBoundary with a fallback">
        <ErrorBoundary fallback={<Section heading={w.long} />}>
          <Broken />
        </ErrorBoundary>
      </Example>
      <Example as="CallToAction">
        <CallToAction heading={w.title} lead={w.long}>
          <Actions>
            <ButtonLink variant="white" to="/dev/ui">
              {w.action}
            </ButtonLink>
            <ButtonLink variant="ghost" to="/dev/ui">
              {w.other}
            </ButtonLink>
          </Actions>
        </CallToAction>
      </Example>
      <Example as="Band, Container, Split, Sticky">
        <Band $tone="sand">
          <Container>
            <Split>
              <Sticky>
                <h2>{w.title}</h2>
              </Sticky>
              <p>{w.long}</p>
            </Split>
          </Container>
        </Band>
      </Example>
    </>
  );
}
