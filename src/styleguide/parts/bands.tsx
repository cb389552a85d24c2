/** Bands of a page and how they are divided. */
import {
  Band,
  Container,
  Page,
  PageHead,
  Section,
  SectionBoundary,
  Sections,
  Split,
  Sticky,
  TitledPage,
  type SectionTone,
} from '../../ui';
import { Shown, type PartsProps } from '../sheet';

const tones: readonly SectionTone[] = ['white', 'sand', 'ink', 'brick'];

/** A part that cannot be drawn, as when an answer is not what its code expects. */
function Broken(): never {
  throw new Error('A specimen of a section that cannot be drawn');
}

export function BandParts({ w }: PartsProps) {
  return (
    <>
      <Shown as="Page, PageHead">
        <Page>
          <PageHead title={w.title} lead={w.long} />
        </Page>
      </Shown>
      <Shown as="TitledPage">
        <TitledPage title={w.title}>
          <Container>{w.long}</Container>
        </TitledPage>
      </Shown>
      {tones.map((tone) => (
        <Shown key={tone} as={`Section ${tone}`}>
          <Section tone={tone} heading={w.title} lead={w.long}>
            {w.long}
          </Section>
        </Shown>
      ))}
      <Shown as="Sections: the one in the middle cannot be drawn">
        <Sections>
          <Section heading={w.title} />
          <Broken />
          <Section tone="sand" heading={w.title} />
        </Sections>
      </Shown>
      <Shown as="SectionBoundary with something in its place">
        <SectionBoundary fallback={<Section heading={w.long} />}>
          <Broken />
        </SectionBoundary>
      </Shown>
      <Shown as="Band, Container, Split, Sticky">
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
      </Shown>
    </>
  );
}
