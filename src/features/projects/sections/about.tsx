/** The description, the brochure and the pictures of a project. */
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { Actions, ButtonLink, Picture, Section } from '../../../ui';
import type { ProjectDetails } from '../project-details';

export function AboutProject({ description, brochure_url, gallery }: ProjectDetails) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  return (
    <>
      <Section heading={t('detail.about')} id="about">
        <Text>
          {localized(description)
            .split(/\n\s*\n/)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </Text>
        {brochure_url && (
          <Actions>
            <ButtonLink to={brochure_url} variant="secondary">
              {t('detail.brochure')}
            </ButtonLink>
          </Actions>
        )}
      </Section>
      {gallery.length > 0 && (
        <Section heading={t('detail.gallery')} id="gallery">
          <Pictures>
            {gallery.map((image) => (
              <li key={image.url}>
                <Picture source={image} alt={localized(image.alt)} ratio="3 / 2" />
              </li>
            ))}
          </Pictures>
        </Section>
      )}
    </>
  );
}

const Text = styled.div`
  display: grid;
  gap: var(--s4);
  max-width: 44em;
`;

export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--gap);
`;
