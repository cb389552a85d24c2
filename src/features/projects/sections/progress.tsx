import styled from 'styled-components';
import { format, useDates, useLocalized, useTranslation } from '../../../i18n';
import { Disclosure, Gallery, Section } from '../../../ui';
import { galleryItem } from '../../../records/pictures';
import type { ProgressReport, ProjectDetails } from '../project-details';

type BuildingProgressProps = Pick<ProjectDetails, 'progress' | 'handover_date' | 'delivered_on'>;

/** How the building goes on: a line to the handover, the newest report, and the earlier ones below it. */
export function BuildingProgress({ progress, handover_date, delivered_on }: BuildingProgressProps) {
  const { t } = useTranslation('projects');
  const dates = useDates();
  const [newest, ...earlier] = progress ?? [];
  if (!newest) return null;
  const measured = progress?.find(({ percent }) => typeof percent === 'number');
  const percent = delivered_on ? 100 : measured?.percent;
  const end = delivered_on
    ? t('progress.delivered', { date: dates.date(delivered_on) })
    : handover_date && t('progress.handover', { date: dates.date(handover_date) });
  return (
    <Section heading={t('progress.heading')} lead={t('progress.lead')} id="progress">
      <Reports>
        {typeof percent === 'number' && (
          <>
            <div data-line="" aria-hidden="true">
              <i style={{ inlineSize: `${String(percent)}%` }} />
            </div>
            <p>
              {measured && !delivered_on && (
                <strong>
                  {t('progress.complete', {
                    percent: format.integer(percent),
                    date: dates.date(measured.date),
                  })}
                </strong>
              )}
              {end && <span>{end}</span>}
            </p>
          </>
        )}
        <Report report={newest} />
        {earlier.length > 0 && (
          <Disclosure>
            <summary>{t('progress.earlier')}</summary>
            {earlier.map((report, index) => (
              <Report key={index} report={report} />
            ))}
          </Disclosure>
        )}
      </Reports>
    </Section>
  );
}

function Report({ report: { date, text, percent, photos } }: { report: ProgressReport }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const dates = useDates();
  const day = dates.date(date);
  return (
    <article>
      <h3>
        <time dateTime={date}>{day}</time>
        {typeof percent === 'number' && (
          <span>{t('progress.percent', { percent: format.integer(percent) })}</span>
        )}
      </h3>
      {localized(text)
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      <Gallery
        label={t('progress.photos', { date: day })}
        items={photos.map((image) => galleryItem(image, localized(image.alt)))}
      />
    </article>
  );
}

const Reports = styled.div`
  p {
    overflow-wrap: anywhere;
  }
  [data-line] {
    block-size: 6px;
    background: var(--line);
    & > i {
      display: block;
      block-size: 100%;
      background: var(--brick);
    }
    & + p {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: var(--s2) var(--s4);
      padding-block: var(--s3) var(--s5);
    }
  }
  article {
    display: grid;
    gap: var(--s3);
    padding-block: var(--s4);
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    font-size: 1.125rem;
    & > span {
      font-weight: 400;
      color: var(--stone-700);
    }
  }
`;
