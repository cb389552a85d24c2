/** The way to the feed, at the end of the list of articles. */
import { useLocale, useTranslation } from '../../i18n';
import { feedPath, feedType } from '../../lib/feed-path';
import { Container, OuterTextLink, RssIcon } from '../../ui';

export function FeedLink() {
  const { t } = useTranslation('blogs');
  const { localePrefix } = useLocale();
  return (
    <Container className="no-print">
      <p>
        <OuterTextLink href={localePrefix + feedPath} type={feedType}>
          <RssIcon />
          {t('feed')}
        </OuterTextLink>
      </p>
    </Container>
  );
}
