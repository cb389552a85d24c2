import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { CheckRow, Wide, Link } from '../../ui';
import { isSharedDevice } from '../../browser/shared-device';
import { setSharedDevice } from './draft';
import { marketingField } from './form-elements';

/** What the visitor agrees to by sending, and optionally by a checkbox. */
export function Consent() {
  const { t } = useTranslation('enquiries');
  return (
    <Choices>
      <CheckRow>
        <input type="checkbox" name={marketingField} />
        <span>{t('marketing')}</span>
      </CheckRow>
      <SharedDevice />
      <Line>
        {t('consent')} <Link to={routes.privacy}>{t('privacy')}</Link>
      </Line>
    </Choices>
  );
}

/** Checked, nothing that is typed outlives the tab: drafts are erased, waiting enquiries end with the tab. */
function SharedDevice() {
  const { t } = useTranslation('enquiries');
  const [shared, setShared] = useState(false);
  useEffect(() => setShared(isSharedDevice()), []);
  return (
    <CheckRow>
      <input
        type="checkbox"
        checked={shared}
        onChange={({ target }) => {
          setSharedDevice(target.checked);
          setShared(target.checked);
          if (target.checked) moveOutboxToSession();
        }}
      />
      <span>{t('sharedDevice')}</span>
    </CheckRow>
  );
}

/** Enquiries that wait already end with the tab too; where the code fails to load, from the next page on. */
const moveOutboxToSession = () =>
  void import('./outbox/lazy-outbox').then(
    ({ moveToSession }) => moveToSession(),
    () => undefined,
  );

const Choices = styled(Wide)`
  display: grid;
  gap: var(--s1);
`;

const Line = styled.p`
  padding-block-start: var(--s2);
  font-size: var(--fs-sm);
  line-height: 1.7;
  color: var(--stone-700);
  a {
    padding-block: 10px;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.35em;
    &:hover {
      color: var(--brick);
    }
  }
`;
