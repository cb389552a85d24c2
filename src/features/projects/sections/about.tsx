import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { Band, Container, Gallery, Split } from '../../../ui';
import { galleryItem } from '../../../records/pictures';
import type { ProjectDetails } from '../project-details';
import { Brochure } from './brochure';

/** Description, gallery and brochure. */
export function AboutProject({ name, description, brochure_url, gallery }: ProjectDetails) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const paragraphs = localized(description).split(/\n\s*\n/);
  return (
    <Band id="about">
      <Container>
        <Split>
          <h2>{t('detail.about')}</h2>
          <Text>
            {paragraphs.map((text, index) => (
              <p key={index}>{text}</p>
            ))}
          </Text>
        </Split>
        {gallery.length > 0 && (
          <Gallery
            label={t('detail.gallery')}
            items={gallery.map((image) => galleryItem(image, localized(image.alt)))}
            shown={4}
          />
        )}
        {brochure_url && <Brochure url={brochure_url} project={name} />}
      </Container>
    </Band>
  );
}

const Text = styled.div`
  display: grid;
  gap: 1.15em;
  color: var(--stone);
  overflow-wrap: anywhere;
  p:first-child {
    font-size: var(--fs-lead);
    color: var(--ink);
  }
`;
