import type { ReactNode } from 'react';
import { useTranslation } from '../i18n';
import type { Conditions } from '../domain/conditions/condition';
import { manyRooms } from '../domain/rooms';
import { MultiSegmented, Num, Segmented, Switch, type Choice } from '../ui';
import type { ConditionText } from './condition-texts';

/** What the fields of a filter dialog change. */
export interface ConditionDraft<Asked> {
  rows: Conditions;
  draft: Asked;
  change: (changed: Partial<Asked>) => void;
  text: ConditionText;
  /** How much there would be with other conditions; nothing until that is known. */
  noteOf: (changed: Partial<Asked>) => Pick<Choice, 'note' | 'dimmed'>;
}

interface FieldProps<Asked> {
  of: ConditionDraft<Asked>;
  name: keyof Asked & string;
}

interface ChoiceFieldProps<Asked> extends FieldProps<Asked> {
  legend: string;
  values: readonly (string | number)[];
  /** Other than the text of the condition. */
  labelOf?: (value: string | number) => ReactNode;
  /** Conditions that are removed with each choice. */
  removes?: Partial<Asked>;
}

/** One value of a few, or any. */
export function ChoiceField<Asked>({ of, name, legend, values, labelOf, removes }: ChoiceFieldProps<Asked>) {
  const { rows, draft, change, text, noteOf } = of;
  const { t } = useTranslation('lists');
  const parameter = rows[name]?.parameter;
  const changed = (value: unknown) => ({ ...removes, [name]: value }) as Partial<Asked>;
  const chosen = draft[name];
  return (
    <Segmented
      legend={legend}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={(value) => change(changed(parameter?.parse(value)))}
      choices={[
        { value: '', label: t('all'), ...noteOf(changed(undefined)) },
        ...values.map((value) => ({
          value: String(value),
          label: labelOf?.(value) ?? text(name, value),
          ...noteOf(changed(value)),
        })),
      ]}
    />
  );
}

interface ChoicesFieldProps<Asked, Value> extends FieldProps<Asked> {
  legend: string;
  values: readonly Value[];
  labelOf: (value: Value) => ReactNode;
  /** Each choice asks for more, and not for one of several. */
  isEachAsked?: boolean;
}

/** Any of a few values. */
export function ChoicesField<Asked, Value extends string | number>(props: ChoicesFieldProps<Asked, Value>) {
  const { of, name, legend, values, labelOf, isEachAsked } = props;
  const { draft, change, noteOf } = of;
  if (values.length === 0) return null;
  const chosen = (draft[name] as readonly Value[] | undefined) ?? [];
  const changed = (asked: readonly Value[] | undefined) => ({ [name]: asked }) as Partial<Asked>;
  return (
    <MultiSegmented
      legend={legend}
      values={chosen.map(String)}
      onChange={(asked) => {
        const ordered = values.filter((value) => asked.includes(String(value)));
        change(changed(ordered.length > 0 ? ordered : undefined));
      }}
      choices={values.map((value) => ({
        value: String(value),
        label: labelOf(value),
        ...noteOf(changed(isEachAsked ? [...new Set([...chosen, value])] : [value])),
      }))}
    />
  );
}

interface SwitchFieldProps<Asked> extends FieldProps<Asked> {
  /** The value that is asked for. */
  value?: unknown;
  label?: string;
  hint?: string;
}

/** One value or none. */
export function SwitchField<Asked>({ of, name, value = true, label, hint }: SwitchFieldProps<Asked>) {
  const { draft, change, text, noteOf } = of;
  const changed = (asked: unknown) => ({ [name]: asked }) as Partial<Asked>;
  return (
    <Switch
      label={label ?? text(name, value)}
      hint={[hint, noteOf(changed(value)).note].filter(Boolean).join(' · ')}
      checked={draft[name] === value}
      onChange={(isOn) => change(changed(isOn ? value : undefined))}
    />
  );
}

const roomCounts = Array.from({ length: manyRooms }, (_, index) => index + 1);

/** Any of a few numbers of rooms. */
export function RoomsField<Asked extends { rooms?: readonly number[] }>({
  of,
}: {
  of: ConditionDraft<Asked>;
}) {
  const { t } = useTranslation('conditions');
  return (
    <ChoicesField
      of={of}
      name="rooms"
      legend={t('legend.rooms')}
      values={roomCounts}
      labelOf={(count) => <Num>{count === manyRooms ? `${String(count)}+` : count}</Num>}
    />
  );
}
