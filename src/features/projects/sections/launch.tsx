import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { useDates, useLocale, useTranslation } from '../../../i18n';
import { launchCalendarPath } from '../../../lib/record-files';
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
import { AddToCalendar } from './add-to-calendar';

interface LaunchProps {
  /** ISO time. */
  date: string | null | undefined;
  /** Of the project: one that is for sale already launches its next phase. */
  status: string;
  /** Slug of the project, where the build wrote a calendar file of the launch. */
  calendar?: string;
}

/** Countdown to the launch of the sale or of its next phase, in Riyadh time; then links to the units. */
export function Launch({ date, status, calendar }: LaunchProps) {
  const { t } = useTranslation('projects');
  const dates = useDates();
  const { content } = useLocale();
  // Prerendered as not launched; the countdown in the browser tells otherwise.
  const [isOpen, setOpen] = useState(false);
  // Moving content can be paused (WCAG 2.2.2).
  const [paused, setPaused] = useState(false);
  const onOver = useCallback(() => setOpen(true), []);
  const target = Date.parse(date ?? '');
  const isNextPhase = status === 'For_Sale' || status === 'Completed';
  if (!date || Number.isNaN(target)) return null;
  return (
    <DarkSection id="launch">
      <Container>
        <Row>
          <div>
            <h2>
              {isOpen ? t('detail.launchOpen') : isNextPhase ? t('detail.nextPhase') : t('detail.launch')}
            </h2>
            {isOpen ? (
              <p>{t('detail.launchCall')}</p>
            ) : (
              <LaunchTime>
                <time dateTime={date}>
                  {t(isNextPhase ? 'detail.nextPhaseAt' : 'detail.launchAt', { date: dates.dateTime(date) })}
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
              </LaunchTime>
            )}
            {calendar !== undefined && (
              <CalendarPlace>
                {!isOpen && <AddToCalendar href={launchCalendarPath(calendar, content)} />}
              </CalendarPlace>
            )}
          </div>
          {isOpen ? (
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
              label={isNextPhase ? t('countdown.nextPhase') : t('countdown.label')}
              nameOf={(part, count) => t(`countdown.${part}`, { count })}
              paused={paused}
              onOver={onOver}
            />
          )}
        </Row>
      </Container>
    </DarkSection>
  );
}

const DarkSection = styled.section`
  background: var(--ink);
  ${onDark}
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 28px;
  /* As high after the launch as with the countdown, so that nothing below moves. */
  min-block-size: 206px;
  padding-block: clamp(36px, 4vw, 56px);
  @media print {
    min-block-size: 0;
    /* A countdown is useless on paper. */
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

/** It stays after the launch, so that nothing below moves. */
const CalendarPlace = styled.div`
  min-block-size: 44px;
`;

const LaunchTime = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  color: var(--mist);
`;
