/** When the sale opens, in Riyadh time, counting down; once the moment has come, the way to the homes. */
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { useDates, useTranslation } from '../../../i18n';
import { from } from '../../../theme';
import { Actions, ButtonAnchor, Container, Countdown, onDark } from '../../../ui';

export function Launch({ date }: { date: string | null | undefined }) {
  const { t } = useTranslation('projects');
  const dates = useDates();
  // The HTML was made before the moment; whether it has come is known in the browser.
  const [open, setOpen] = useState(false);
  const onOver = useCallback(() => setOpen(true), []);
  const target = Date.parse(date ?? '');
  if (!date || Number.isNaN(target)) return null;
  return (
    <Ink id="launch">
      <Container>
        <Row>
          <div>
            <h2>{open ? t('detail.launchOpen') : t('detail.launch')}</h2>
            {open ? (
              <p>{t('detail.launchCall')}</p>
            ) : (
              <p>
                <time dateTime={date}>{t('detail.launchAt', { date: dates.dateTime(date) })}</time>
              </p>
            )}
          </div>
          {open ? (
            <Actions>
              <ButtonAnchor href="#units" variant="white">
                {t('detail.launchUnits')}
              </ButtonAnchor>
              <ButtonAnchor href="#interest" variant="ghost">
                {t('nav.interest')}
              </ButtonAnchor>
            </Actions>
          ) : (
            <Countdown
              target={target}
              label={t('countdown.label')}
              nameOf={(part, count) => t(`countdown.${part}`, { count })}
              onOver={onOver}
            />
          )}
        </Row>
      </Container>
    </Ink>
  );
}

const Ink = styled.section`
  background: var(--ink);
  ${onDark}
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 28px;
  /* As high with the call as with the figures, so that nothing below moves. */
  min-block-size: 206px;
  padding-block: clamp(36px, 4vw, 56px);
  h2 {
    font-size: var(--fs-h3);
  }
  p {
    color: var(--mist);
  }
  ${from('split')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
