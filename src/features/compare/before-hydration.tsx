import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { shortlistKey } from '../shortlist';
import { EmptyComparison } from './notes';

const markScript = `try{if(/[?&]units=./.test(location.search)||localStorage.getItem('${shortlistKey}'))document.documentElement.dataset.units=''}catch(error){}`;

/** What the HTML says: how to begin, or, where the address or the browser has units, that they are loading. */
export function BeforeHydration() {
  const { t } = useTranslation();
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: markScript }} />
      <Loading role="status">{t('loading')}</Loading>
      <Beginning>
        <EmptyComparison />
      </Beginning>
    </>
  );
}

const Loading = styled.p`
  html:not([data-units]) & {
    display: none;
  }
`;

const Beginning = styled.div`
  display: contents;
  html[data-units] & {
    display: none;
  }
`;
