import { useId, useState } from 'react';
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { CloseIcon, Dialog, IconButton, OuterTextLink } from '../../../ui';

interface FilmDialogProps {
  film: Queries.IntroFilmFragment;
  open: boolean;
  onClose: () => void;
}

/** The film full screen, with controls. Loaded on demand. */
export function FilmDialog({ film, open, onClose }: FilmDialogProps) {
  const { t } = useTranslation('home');
  const localized = useLocalized();
  const headingId = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={headingId} kind="full">
      <Screen>
        <Head>
          <h2 id={headingId}>{localized(film.label)}</h2>
          <IconButton bare label={t('closeFilm')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
        <Player film={film} />
      </Screen>
    </Dialog>
  );
}

function Player({ film: { label, description, mp4, webm, poster } }: Pick<FilmDialogProps, 'film'>) {
  const { t } = useTranslation('home');
  const localized = useLocalized();
  const descriptionId = useId();
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  const file = mp4?.publicURL ?? '';
  return (
    <>
      {failed ? (
        <p role="alert">
          {t('filmFailed')} <OuterTextLink href={file}>{t('openFilm')}</OuterTextLink>
        </p>
      ) : (
        <Place>
          <Film
            aria-label={localized(label)}
            aria-describedby={descriptionId}
            poster={poster?.childImageSharp?.gatsbyImageData.images.fallback?.src}
            onError={fail}
            controls
            autoPlay
            playsInline
          >
            {webm?.publicURL && <source src={webm.publicURL} type="video/webm" />}
            <source src={file} type="video/mp4" onError={fail} />
          </Film>
        </Place>
      )}
      <Description id={descriptionId}>{localized(description)}</Description>
    </>
  );
}

/** The film takes the height that the texts leave. */
const Screen = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-items: center;
  gap: var(--s4);
  block-size: 100%;
  padding: 0 var(--gutter) var(--s5);
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  inline-size: 100%;
  min-block-size: var(--hdr);
  h2 {
    font-size: var(--fs-h3);
  }
`;

const Place = styled.div`
  position: relative;
  place-self: stretch;
`;

/** Out of the flow: for WebKit 100 % of a row that takes what is left is the height of all rows. */
const Film = styled.video`
  position: absolute;
  inset: 0;
  margin: auto;
  inline-size: 100%;
  max-block-size: 100%;
  aspect-ratio: 16 / 9;
`;

const Description = styled.p`
  max-inline-size: 44em;
  font-size: var(--fs-sm);
  color: var(--mist);
`;
