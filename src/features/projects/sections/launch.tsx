/** When the sale, or that of the next phase, opens, in Riyadh time, counting down; once the moment has come, the way to the homes. */
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { useDates, useTranslation } from '../../../i18n';
import { from } from '../../../theme';
import {
  Actions,
  ButtonAnchor,
  Container,
  Countdown,
  IconButton,
  onDark,
  PauseIcon,
  PlayIcon,
} from '../../../ui';

interface LaunchProps {
  /** ISO time. */
  date: string | null | undefined;
  /** Of the project: what is for sale already opens its next phase. */
  status: string;
}

export function Launch({ date, status }: LaunchProps) {
  const { t } = useTranslation('projects');
  const dates = useDates();
  // The HTML was made before the moment; whether it has come is known in the browser.
  const [open, setOpen] = useState(false);
  // What moves by itself can be stopped.
  const [paused, setPaused] = useState(false);
  const onOver = useCallback(() => setOpen(true), []);
  const target = Date.parse(date ?? '');
  const next = status === 'For_Sale' || status === 'Completed';
  if (!date || Number.isNaN(target)) return null;
  return (
    <Ink id="launch">
      <Container>
        <Row>
          <div>
            <h2>{open ? t('detail.launchOpen') : next ? t('detail.nextPhase') : t('detail.launch')}</h2>
            {open ? (
              <p>{t('detail.launchCall')}</p>
            ) : (
              <Moment>
                <time dateTime={date}>
                  {t(next ? 'detail.nextPhaseAt' : 'detail.launchAt', { date: dates.dateTime(date) })}
                </time>
                <noscript>
                  <style>{'[data-pause]{display:none}'}</style>
                </noscript>
                <IconButton
                  bare
                  data-pause=""
                  label={t(paused ? 'countdown.resume' : 'countdown.pause')}
                  onClick={() => setPaused(!paused)}
                >
                  {paused ? <PlayIcon /> : <PauseIcon />}
                </IconButton>
              </Moment>
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
              label={next ? t('countdown.nextPhase') : t('countdown.label')}
              nameOf={(part, count) => t(`countdown.${part}`, { count })}
              paused={paused}
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
  @media print {
    min-block-size: 0;
    /* What counts down stands still on paper, and is wrong the next day. */
    & > :not(:first-child),
    [data-pause] {
      display: none;
    }
  }
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

const Moment = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  color: var(--mist);
`;
