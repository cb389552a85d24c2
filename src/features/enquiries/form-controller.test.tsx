import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createFormController, apiFieldError, type Validation, type FormController } from './form-controller';

function Form({ controller }: { controller?: FormController }) {
  return (
    <form>
      {['full_name', 'mobile', 'email', 'description'].map((name) => (
        <input key={name} aria-label={name} name={name} {...controller?.register(name)} />
      ))}
    </form>
  );
}

function setUp() {
  let validation: Validation = { errors: {}, touched: {} };
  const controller = createFormController('contact', (found) => (validation = found));
  let load = () => undefined as void;
  function LazyForm() {
    const [isLoaded, setLoaded] = useState(false);
    load = () => setLoaded(true);
    return <Form controller={isLoaded ? controller : undefined} />;
  }
  render(<LazyForm />);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  return { controller, field, errors: () => validation.errors, load: () => act(load) };
}

test('it validates what was typed before it was loaded', async () => {
  const { controller, field, load } = setUp();
  fireEvent.change(field('full_name'), { target: { value: 'نورة سعد العتيبي' } });
  fireEvent.change(field('mobile'), { target: { value: '+966 55 123 4567' } });
  const before = field('full_name');
  load();
  expect(field('full_name')).toBe(before);
  expect(field('full_name')).toHaveProperty('value', 'نورة سعد العتيبي');
  const valid = await controller.validate({ email: '', description: 'أرغب في زيارة المكتب' });
  expect(valid).toEqual({
    full_name: 'نورة سعد العتيبي',
    mobile: '0551234567',
    email: '',
    description: 'أرغب في زيارة المكتب',
  });
});

test('a field has no error while it is first typed in, gets one when it is left, and is validated at each letter then', async () => {
  const { field, errors, load } = setUp();
  load();
  fireEvent.input(field('mobile'), { target: { value: '052' } });
  await act(async () => undefined);
  expect(errors()).toEqual({});
  fireEvent.blur(field('mobile'));
  await waitFor(() => expect(errors()).toEqual({ mobile: { rule: 'mobile' } }));
  fireEvent.input(field('mobile'), { target: { value: '0551234567' } });
  await waitFor(() => expect(errors()).toEqual({}));
});

test('a field that was left before it was loaded is validated once it is', async () => {
  const { controller, field, errors, load } = setUp();
  fireEvent.change(field('email'), { target: { value: 'noura@' } });
  load();
  act(() => controller.validateTouched(['email', 'website']));
  await waitFor(() => expect(errors()).toEqual({ email: { rule: 'email' } }));
});

test('it normalizes a mobile number that is typed in another form', () => {
  const { normalizedMobile } = createFormController('contact', () => undefined);
  expect(normalizedMobile('+966 (0)55.123/4567')).toBe('0551234567');
  expect(['0551234567', '052', '', 'abc'].map(normalizedMobile)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('an invalid form is not sent, and each error has its limit', async () => {
  const { controller, errors, load } = setUp();
  load();
  const valid = await act(() =>
    controller.validate({ full_name: 'نورة', mobile: '', email: '', description: ' ' }),
  );
  expect(valid).toBeUndefined();
  expect(errors()).toEqual({
    full_name: { rule: 'threeParts', limit: 6 },
    mobile: { rule: 'required' },
    description: { rule: 'required' },
  });
});

test('a field that the API refuses is marked until it is changed; a field that no form has is not one to fix', async () => {
  const { controller, field, errors, load } = setUp();
  load();
  let known = false;
  act(() => {
    known = controller.showRefused({ email: 'pattern', page_path: 'maxLength' });
  });
  expect(known).toBe(true);
  expect(errors()).toEqual({ email: { rule: 'email' } });
  fireEvent.blur(field('email'));
  fireEvent.input(field('email'), { target: { value: 'noura@example.sa' } });
  await waitFor(() => expect(errors()).toEqual({}));
  expect(controller.showRefused({ page_path: 'maxLength' })).toBe(false);
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
] as const)('a field %j that breaks the rule %s of the API has the error %s', (definition, rule, error) => {
  expect(apiFieldError({ control: 'text', required: false, ...definition }, rule)).toEqual({ rule: error });
});
