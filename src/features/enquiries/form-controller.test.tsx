import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createFormController, refusedFault, type Checks, type FormController } from './form-controller';

/** A form that is there before what checks it. */
function Form({ engine }: { engine?: FormController }) {
  return (
    <form>
      {['full_name', 'mobile', 'email', 'description'].map((name) => (
        <input key={name} aria-label={name} name={name} {...engine?.register(name)} />
      ))}
    </form>
  );
}

function setUp() {
  let checks: Checks = { faults: {}, touched: {} };
  const engine = createFormController('contact', (found) => (checks = found));
  let arrive = () => undefined as void;
  function Late() {
    const [there, setThere] = useState(false);
    arrive = () => setThere(true);
    return <Form engine={there ? engine : undefined} />;
  }
  render(<Late />);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  return { engine, field, faults: () => checks.faults, arrive: () => act(arrive) };
}

test('what was typed before it came is what it checks', async () => {
  const { engine, field, arrive } = setUp();
  fireEvent.change(field('full_name'), { target: { value: 'نورة سعد العتيبي' } });
  fireEvent.change(field('mobile'), { target: { value: '+966 55 123 4567' } });
  const before = field('full_name');
  arrive();
  expect(field('full_name')).toBe(before);
  expect(field('full_name')).toHaveProperty('value', 'نورة سعد العتيبي');
  const checked = await engine.check({ email: '', description: 'أرغب في زيارة المكتب' });
  expect(checked).toEqual({
    full_name: 'نورة سعد العتيبي',
    mobile: '0551234567',
    email: '',
    description: 'أرغب في زيارة المكتب',
  });
});

test('it says nothing while a field is first typed in, something once it is left, and follows each letter then', async () => {
  const { field, faults, arrive } = setUp();
  arrive();
  fireEvent.input(field('mobile'), { target: { value: '052' } });
  await act(async () => undefined);
  expect(faults()).toEqual({});
  fireEvent.blur(field('mobile'));
  await waitFor(() => expect(faults()).toEqual({ mobile: { rule: 'mobile' } }));
  fireEvent.input(field('mobile'), { target: { value: '0551234567' } });
  await waitFor(() => expect(faults()).toEqual({}));
});

test('a field that was left before it came is checked as soon as it is there', async () => {
  const { engine, field, faults, arrive } = setUp();
  fireEvent.change(field('email'), { target: { value: 'noura@' } });
  arrive();
  act(() => engine.leave(['email', 'website']));
  await waitFor(() => expect(faults()).toEqual({ email: { rule: 'email' } }));
});

test('it says which mobile number was meant where another was written', () => {
  const { mobileOf } = createFormController('contact', () => undefined);
  expect(mobileOf('+966 (0)55.123/4567')).toBe('0551234567');
  expect(['0551234567', '052', '', 'abc'].map(mobileOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a form with faults is not sent, and each fault has its limit', async () => {
  const { engine, faults, arrive } = setUp();
  arrive();
  const checked = await act(() =>
    engine.check({ full_name: 'نورة', mobile: '', email: '', description: ' ' }),
  );
  expect(checked).toBeUndefined();
  expect(faults()).toEqual({
    full_name: { rule: 'threeParts', limit: 6 },
    mobile: { rule: 'required' },
    description: { rule: 'required' },
  });
});

test('what the API refuses is marked until it is changed; a field of no form is no field to mend', async () => {
  const { engine, field, faults, arrive } = setUp();
  arrive();
  let known = false;
  act(() => {
    known = engine.refuse({ email: 'pattern', page_path: 'maxLength' });
  });
  expect(known).toBe(true);
  expect(faults()).toEqual({ email: { rule: 'email' } });
  fireEvent.blur(field('email'));
  fireEvent.input(field('email'), { target: { value: 'noura@example.sa' } });
  await waitFor(() => expect(faults()).toEqual({}));
  expect(engine.refuse({ page_path: 'maxLength' })).toBe(false);
});

test.each([
  [{ format: 'mobile' }, 'minLength', 'mobile'],
  [{ format: 'email' }, 'format', 'email'],
  [{}, 'required', 'required'],
  [{}, 'maxLength', 'refusedLong'],
  [{}, 'minLength', 'refusedShort'],
  [{}, 'unicode', 'refused'],
  [{ format: 'number' }, 'maximum', 'refused'],
  [{}, undefined, 'refused'],
] as const)('a field %j that breaks the rule %s of the API says %s', (definition, rule, said) => {
  expect(refusedFault({ control: 'text', required: false, ...definition }, rule)).toEqual({ rule: said });
});
