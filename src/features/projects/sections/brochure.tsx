import styled from 'styled-components';
import { useLocalized, useTranslation, type LocalizedText } from '../../../i18n';
import { from } from '../../../theme';
import { ButtonAnchor, FileDownIcon, OuterTextLink } from '../../../ui';
import { fileName } from '../../../browser/save-file';
import { useDownload } from '../use-download';

export function Brochure({ url, project }: { url: string; project: LocalizedText }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const name = fileName(t('detail.brochureFile', { project: localized(project) }), 'pdf');
  const { state, download } = useDownload(url, name);
  const message = { idle: undefined, done: undefined, ...messages }[state];
  return (
    <Box className="no-print">
      <FileDownIcon size={28} />
      <div>
        <h3>{t('detail.brochureTitle')}</h3>
        <p>{t('detail.brochureNote')}</p>
      </div>
      <ButtonAnchor
        href={url}
        variant="secondary"
        download={name}
        target="_blank"
        rel="noopener"
        onClick={download}
        aria-disabled={state === 'busy' || undefined}
      >
        {t('detail.brochure')}
      </ButtonAnchor>
      <Message role="status">
        {message && t(message)}{' '}
        {state === 'failed' && (
          <OuterTextLink href={url} target="_blank">
            {t('detail.brochureOpen')}
          </OuterTextLink>
        )}
      </Message>
    </Box>
  );
}

const messages = {
  busy: 'detail.brochureBusy',
  offline: 'detail.brochureOffline',
  failed: 'detail.brochureFailed',
} as const;

const Message = styled.p`
  grid-column: 1 / -1;
  &:empty {
    display: none;
  }
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 20px 28px;
  padding: clamp(22px, 3vw, 36px);
  background: var(--sand-100);
  h3 {
    font-size: 1.125rem;
    line-height: var(--lh-body);
    letter-spacing: 0;
  }
  p {
    font-size: var(--fs-sm);
    color: var(--stone);
  }
  a {
    grid-column: 1 / -1;
  }
  ${from('forms')} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    a {
      grid-column: auto;
    }
  }
`;
