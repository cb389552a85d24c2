import { useState } from 'react';
import {
  CheckRow,
  Field,
  FieldGrid,
  Panel,
  MultiSegmented,
  Segmented,
  Select,
  Slider,
  Switch,
  TextArea,
  TextInput,
  Wide,
} from '../../ui';
import { AllStates, Example, type PartsProps } from '../sheet';

export function FieldParts({ w, locale }: PartsProps) {
  const [choice, setChoice] = useState(w.choices[0] ?? '');
  const [on, setOn] = useState(true);
  const [share, setShare] = useState(20);
  const field = (name: string) => ({ name, id: `${locale}-${name}`, label: w.label });
  return (
    <>
      <AllStates as="Field, TextInput">
        <Field name="rest" label={w.label} hint={w.hint}>
          {(control) => <TextInput {...control} id={undefined} aria-label={w.label} />}
        </Field>
      </AllStates>
      <Example as="Field with an error">
        <Field {...field('wrong')} hint={w.hint} error={w.error}>
          {(control) => <TextInput {...control} />}
        </Field>
      </Example>
      <Example as="Field found right; a number">
        <Field {...field('right')} valid="marked">
          {(control) => <TextInput {...control} defaultValue={w.value} />}
        </Field>
        <Field {...field('number')} label={w.name} valid="marked">
          {(control) => <TextInput {...control} dir="ltr" inputMode="tel" defaultValue="0500000001" />}
        </Field>
      </Example>
      <Example as="Field disabled, read-only">
        <Field {...field('disabled')}>
          {(control) => <TextInput {...control} disabled defaultValue={w.value} />}
        </Field>
        <Field {...field('reading')}>
          {(control) => <TextInput {...control} readOnly defaultValue={w.value} />}
        </Field>
      </Example>
      <Example as="Slider">
        <Slider
          label={w.label}
          text={`${share}%`}
          value={share}
          min={0}
          max={90}
          step={5}
          onChange={setShare}
        />
      </Example>
      <Example as="TextArea with a counter, optional; Select">
        <Field
          {...field('note')}
          optionalLabel={w.hint}
          counter={{ used: w.long.length, limit: 150 }}
          hint={w.hint}
        >
          {(control) => <TextArea {...control} defaultValue={w.long} rows={3} />}
        </Field>
        <Field {...field('choice')} valid="unmarked">
          {(control) => (
            <Select {...control}>
              {w.choices.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          )}
        </Field>
      </Example>
      <Example as="Panel, FieldGrid, Wide, CheckRow">
        <Panel>
          <FieldGrid>
            <Field {...field('first')}>{(control) => <TextInput {...control} />}</Field>
            <Field {...field('second')}>{(control) => <TextInput {...control} />}</Field>
            <Wide>
              <CheckRow>
                <input type="checkbox" defaultChecked /> {w.long}
              </CheckRow>
            </Wide>
          </FieldGrid>
        </Panel>
      </Example>
      <AllStates as="Segmented">
        <Segmented
          legend={w.label}
          choices={w.choices.map((label) => ({ value: label, label }))}
          value={choice}
          onChange={setChoice}
        />
      </AllStates>
      <AllStates as="MultiSegmented, with notes">
        <MultiSegmented
          legend={w.label}
          choices={w.choices.map((label, index) => ({
            value: label,
            label,
            note: w.short,
            dimmed: index > 0,
          }))}
          values={[choice]}
          onChange={(values) => setChoice(values.at(-1) ?? '')}
        />
      </AllStates>
      <AllStates as="Switch on">
        <Switch label={w.short} hint={w.hint} checked={on} onChange={setOn} />
      </AllStates>
      <Example as="Switch off">
        <Switch label={w.short} checked={!on} onChange={(off) => setOn(!off)} />
      </Example>
    </>
  );
}
