/** The number of rooms as a choice of a filter dialog. */
import { useTranslation } from '../i18n';
import { manyRooms } from '../lib/rooms';
import { Num, Segmented } from '../ui';

interface RoomsChoiceProps {
  rooms: number | undefined;
  onChange: (rooms: number | undefined) => void;
}

const choices = Array.from({ length: manyRooms }, (_, index) => index + 1);

export function RoomsChoice({ rooms, onChange }: RoomsChoiceProps) {
  const { t } = useTranslation('listing');
  return (
    <Segmented
      legend={t('rooms.label')}
      value={String(rooms ?? '')}
      onChange={(value) => onChange(Number(value) || undefined)}
      choices={[
        { value: '', label: t('all') },
        ...choices.map((choice) => ({
          value: String(choice),
          label: <Num>{choice === manyRooms ? `${String(choice)}+` : choice}</Num>,
        })),
      ]}
    />
  );
}
