import { useState } from 'react';
import styled from 'styled-components';
import { withProgress } from '../../browser/progress';
import { useTranslation } from '../../i18n';
import { readUnits } from '../../records/read-units';
import { HeartIcon, IconButton, showToast } from '../../ui';
import { shortlist, useShortlist } from './shortlist';
import { sameRef } from './unit-refs';
import { createSnapshot } from './unit-snapshot';

interface SaveUnitProps {
  project: Parameters<typeof createSnapshot>[0] & { readonly slug: string };
  /** Id. */
  unit: string;
  /** Name of the unit. */
  title: string;
}

/** Saves a unit of which only a summary is known: it is read first. */
export function SaveUnit({ project, unit, title }: SaveUnitProps) {
  const { t } = useTranslation('units');
  const [isReading, setReading] = useState(false);
  const ref = { project: project.slug, unit };
  const isSaved = useShortlist()?.some((item) => sameRef(item, ref)) ?? false;
  const save = async () => {
    setReading(true);
    const answer = await withProgress(readUnits(project.slug, [unit]));
    setReading(false);
    const read = answer?.units[0];
    const isAdded =
      read && shortlist.add(ref, createSnapshot(project, read.building, read, read.floor_plan), answer.asOf);
    if (!isAdded) void showToast(t(read ? 'shortlist.full' : 'shortlist.unreadable'));
  };
  return (
    <Heart
      bare
      label={`${t(isSaved ? 'shortlist.remove' : 'shortlist.add')}: ${title}`}
      data-added={isSaved}
      aria-busy={isReading || undefined}
      onClick={() => {
        if (isSaved) shortlist.remove(ref);
        else if (!isReading) void save();
      }}
    >
      <HeartIcon />
    </Heart>
  );
}

const Heart = styled(IconButton)`
  &[data-added='true'] .icon {
    fill: currentColor;
  }
`;
