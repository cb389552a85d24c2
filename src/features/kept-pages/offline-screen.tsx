import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { isReachable } from '../../browser/connection';
import { waitForConnection } from '../../browser/pending-action';
import { useTranslation } from '../../i18n';
import { foldText } from '../../lib/fold-text';
import { Container, Field, TextInput, TitledPage } from '../../ui';
import { useIsEnabled } from '../organization';
import { formPaths } from './form-paths';
import { KeptLinks } from './kept-links';
import type { KeptPage } from './kept-list';
import { useKept } from './use-kept';

/** The page opens by itself once the host answers. */
async function reloadWhenReachable(): Promise<boolean> {
  if (!(await isReachable())) return false;
  window.location.reload();
  return true;
}

/** In place of a page that is not kept, while there is no network: what is here and still offered, and a search over it. */
export function OfflineScreen() {
  const { t } = useTranslation('kept');
  const { kept } = useKept();
  const [wanted, setWanted] = useState('');
  const title = t('offline');
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => waitForConnection(reloadWhenReachable), []);
  const isEnabled = useIsEnabled();
  const pages = kept?.pages.filter(({ path }) => isEnabled(path)) ?? [];
  const words = foldText(wanted).split(/\s+/).filter(Boolean);
  const found = pages.filter((page) => {
    const text = foldText(page.words);
    return words.every((word) => text.includes(word));
  });
  const isForm = ({ path }: KeptPage) => formPaths.includes(path);
  const forms = found.filter(isForm);
  return (
    <TitledPage title={title} lead={t('offlineHint')}>
      {kept && (
        <Container>
          <Part>
            <h2>{t(pages.length > 0 ? 'here' : 'nothingHere')}</h2>
            {pages.length > 1 && (
              <Field name="kept-search" label={t('search')}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="search"
                    autoComplete="off"
                    value={wanted}
                    onChange={({ target }) => setWanted(target.value)}
                  />
                )}
              </Field>
            )}
            <KeptLinks pages={found.filter((page) => !isForm(page))} />
            <p role="status">{pages.length > 0 && found.length === 0 && t('notFound')}</p>
          </Part>
          {forms.length > 0 && (
            <Part>
              <h2>{t('forms')}</h2>
              <KeptLinks pages={forms} />
            </Part>
          )}
        </Container>
      )}
    </TitledPage>
  );
}

const Part = styled.section`
  display: grid;
  gap: var(--s5);
`;
