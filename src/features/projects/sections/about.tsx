import { useRef } from 'react';
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { useNearViewport } from '../../../browser/use-near-viewport';
import { maxOfflineHomes } from '../../../domain/offline-pages';
import { Band, Button, CloudOffIcon, Container, createDeferredComponent, Gallery, Split } from '../../../ui';
import { galleryItem } from '../../../records/pictures';
import type { ProjectDetails } from '../project-details';
import { Brochure } from './brochure';
import { TakeAlong } from './take-along';

const KeepOffline = createDeferredComponent(() =>
  import('./keep-offline').then((module) => module.KeepOffline),
);

type AboutProjectProps = Pick<
  ProjectDetails,
  'slug' | 'name' | 'description' | 'brochure_url' | 'gallery'
> & {
  /** The build has written what is kept of it. */
  canKeep: boolean;
};

/** Description, gallery, brochure, and the project for reading without a network. */
export function AboutProject({ slug, name, description, brochure_url, gallery, canKeep }: AboutProjectProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const text = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(text);
  const paragraphs = localized(description).split(/\n\s*\n/);
  return (
    <Band id="about">
      <Container>
        <Split>
          <h2>{t('detail.about')}</h2>
          <Text ref={text}>
            {paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
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
        <Boxes>
          {brochure_url && <Brochure url={brochure_url} project={name} />}
          {canKeep && <KeepOffline slug={slug} needed={isNear} meanwhile={<OfflineSpace />} />}
        </Boxes>
      </Container>
    </Band>
  );
}

/** As much space as its box is going to take, so that nothing moves when it comes: links lead to parts below. */
function OfflineSpace() {
  const { t } = useTranslation('kept');
  const projects = useTranslation('projects');
  const note = t('project.sizeOfSome', {
    megabytes: '1.0',
    homes: projects.t('unitsCount', { count: maxOfflineHomes }),
    total: String(maxOfflineHomes),
  });
  return (
    <Space aria-hidden="true" className="no-print">
      <TakeAlong
        icon={<CloudOffIcon size={28} />}
        title={t('project.title')}
        note={<p>{note}</p>}
        action={<Button variant="outline">{t('project.keep')}</Button>}
      />
    </Space>
  );
}

const Space = styled.div`
  visibility: hidden;
  @media (scripting: none) {
    display: none;
  }
`;

/** Nothing without a box. */
const Boxes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  &:empty {
    display: none;
  }
`;

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
