import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { routes } from '../../../lib/routes';
import type { FilterAddress, PageOfResults } from '../../../lists';
import { ArrowLink, useShareLink } from '../../../ui';
import { PrintedOfferSource } from '../../organization';
import { FoundTexts, getReadSentence } from '../../search';
import type { ProjectFilters } from '../project-list-request';
import { BelowResults } from './below-results';
import type { FoundProjectRow } from './found-project-row';
import { OtherProjects } from './other-projects';
import { TakeAlong } from './take-along';

export interface ResultsProps {
  address: FilterAddress<ProjectFilters>;
  /** What is searched for, in words. */
  words: string;
  /** Query string of the form that registers interest. */
  interest: string;
  page: PageOfResults<FoundProjectRow>;
}

interface AfterFoundProps extends ResultsProps {
  /** The results have just come. */
  arrives: boolean;
  /** Of the current location, which may have the sentence that was read. */
  state: unknown;
}

/** Below the homes that a search found: what else may suit, a way to be told, and articles. Loaded on demand. */
export default function AfterFound({ address, words, interest, page, state, arrives }: AfterFoundProps) {
  const { t } = useTranslation('search');
  const link = useShareLink(`${routes.projects}${address.key}`);
  const unread = getReadSentence(state)?.ignored.join(' ');
  const { units = 0, others = [], asOf } = page.search ?? {};
  return (
    <BelowResults isDeferred={arrives}>
      <OtherProjects projects={others} words={words} />
      <Row className="no-print">
        {units > 0 && <TakeAlong filters={address.filters} />}
        {words && (
          <>
            <p>{t('tellUs.question')}</p>
            <ArrowLink to={routes.interest + interest}>{t('tellUs.action')}</ArrowLink>
          </>
        )}
      </Row>
      <PrintedOfferSource link={link} asOf={asOf} />
      {unread && <FoundTexts words={unread} kinds={articles} />}
    </BelowResults>
  );
}

const articles = ['blog'] as const;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px var(--s5);
`;
