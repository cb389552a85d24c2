import { useLocalized, useTranslation, type LocalizedText } from '../../../i18n';
import { ButtonAnchor, FileDownIcon, OuterTextLink } from '../../../ui';
import { fileName } from '../../../browser/save-file';
import { useDownload } from '../use-download';
import { TakeAlong } from './take-along';

export function Brochure({ url, project }: { url: string; project: LocalizedText }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const name = fileName(t('detail.brochureFile', { project: localized(project) }), 'pdf');
  const { state, download } = useDownload(url, name);
  const message = { idle: undefined, done: undefined, ...messages }[state];
  return (
    <TakeAlong
      icon={<FileDownIcon size={28} />}
      title={t('detail.brochureTitle')}
      note={<p>{t('detail.brochureNote')}</p>}
      action={
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
      }
      message={
        message && (
          <>
            {t(message)}{' '}
            {state === 'failed' && (
              <OuterTextLink href={url} target="_blank">
                {t('detail.brochureOpen')}
              </OuterTextLink>
            )}
          </>
        )
      }
    />
  );
}

const messages = {
  busy: 'detail.brochureBusy',
  offline: 'detail.brochureOffline',
  failed: 'detail.brochureFailed',
} as const;
